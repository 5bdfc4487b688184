import { expect, test } from "vitest";
import { textOfHtml } from "./text-of-html.ts";

test.each([
  ["<h2>Leh</h2><p>At <strong>3,500</strong> m, <a href='/x'>slow</a>ly.</p>", "Leh At 3,500 m, slowly."],
  ["<ul><li>one</li><li>two</li></ul>", "one two"],
  ["Salt &amp; pepper, 1 &lt; 2, &quot;so&quot;", 'Salt & pepper, 1 < 2, "so"'],
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["", ""],
])("the words of %s", (html, text) => expect(textOfHtml(html)).toBe(text));
