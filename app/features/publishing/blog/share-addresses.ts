/** Where an article is shared: the networks' own pages, with its address and title filled in. */
export function shareAddresses({ url, title }: { url: string; title: string }) {
  const address = encodeURIComponent(url);
  return [
    { network: "x", href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${address}` },
    { network: "facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: "linkedin", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { network: "whatsapp", href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
  ] as const;
}
