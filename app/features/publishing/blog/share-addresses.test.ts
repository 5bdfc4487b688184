import { expect, test } from "vitest";
import { shareAddresses } from "./share-addresses.ts";

test("an article is shared on the networks' own pages, with its address and title", () => {
  const url = "https://yatrika.example/blog/tea?x=1&y=2";
  const title = "Tea & manners: 100%";
  const links = shareAddresses({ url, title }).map(({ network, href }) => [network, new URL(href)] as const);
  expect(links.map(([network, link]) => [network, link.origin + link.pathname])).toEqual([
    ["x", "https://x.com/intent/post"],
    ["facebook", "https://www.facebook.com/sharer/sharer.php"],
    ["linkedin", "https://www.linkedin.com/sharing/share-offsite/"],
    ["whatsapp", "https://wa.me/"],
  ]);
  const [x, facebook, linkedin, whatsapp] = links.map(([, link]) => link.searchParams);
  expect([x?.get("text"), x?.get("url")]).toEqual([title, url]);
  expect([facebook?.get("u"), linkedin?.get("url"), whatsapp?.get("text")]).toEqual([url, url, `${title} ${url}`]);
});
