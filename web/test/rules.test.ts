import { expect, test } from "vitest";
import { framed } from "../src/rules/framed";

test("a table can be reached by keyboard, and is called like what it stands below", () => {
  const page = '<h2 id="odds">The <em>odds</em> &amp; more</h2>\n<p>So:</p>\n<table>\n<tr><td>1</td></tr>\n</table>\n<p>After.</p>';
  expect(framed(page)).toBe(
    '<h2 id="odds">The <em>odds</em> &amp; more</h2>\n<p>So:</p>\n<div class="wide" role="group" tabindex="0" aria-label="The odds &amp; more"><table>\n<tr><td>1</td></tr>\n</table></div>\n<p>After.</p>',
  );
});

test("an empty heading of a table is none", () => {
  expect(framed('<th style="text-align:right"></th><th>a</th>')).toBe('<td style="text-align:right"></td><th>a</th>');
});

test("what has no table stays as it is", () => {
  expect(framed("<h1>Port</h1><p>Hit or lock.</p>")).toBe("<h1>Port</h1><p>Hit or lock.</p>");
});
