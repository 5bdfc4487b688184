/** Where a link of an article may lead: to a page of ours, or over https. The server keeps no other (features/publishing/blog/article-body.server.ts). */
export const isLinkTarget = (href: string): boolean => /^\/(?![/\\])[^\s]*$/.test(href) || /^https:\/\/[^\s\\/]\S*$/.test(href);

/** What somebody means who types an address without its beginning: `yatrika.example/tours` is `https://yatrika.example/tours`. */
export function linkTarget(typed: string): string | undefined {
  const href = typed.trim();
  if (isLinkTarget(href)) return href;
  const whole = `https://${href}`;
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(href) && isLinkTarget(whole) ? whole : undefined;
}
