import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { type AllowedHtml, inlineHtml, rawHtml, sharedAttributes } from './html/allowedHtml';
import { sanitizeInline, sanitizeRaw } from './sanitizeHtml';
import { tagSoup } from './testing/tagSoup';

const { document } = new JSDOM('').window;

const urlAttributes = new Set(['href', 'src', 'cite']);
const goodUrl = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;

/** The elements and attributes that a browser would create and the list does not allow. */
function forbiddenIn(html: string, allowed: AllowedHtml) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (tag !== 'tbody' && tag !== 'colgroup' && !Object.hasOwn(allowed, tag)) return [tag];
    return [...element.attributes]
      .filter(({ name, value }) => {
        if (!sharedAttributes.includes(name) && !allowed[tag]?.includes(name)) return true;
        return urlAttributes.has(name) && !goodUrl.test(value.trim());
      })
      .map(({ name, value }) => `${tag} ${name}=${value}`);
  });
}

/** The same after a browser has parsed, serialised and parsed it again. */
function forbiddenAfterRoundTrip(html: string, allowed: AllowedHtml) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return forbiddenIn(holder.innerHTML, allowed);
}

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<scr<!-- -->ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<img src=`x`onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  "<img src='x' onerror='alert(1)'",
  '<img src=data:image/svg+xml;base64,PHN2Zz4=>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<xmp><img title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x"><b title="</iframe><img src onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="\u0000javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#0000106avascript&#58alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="\\\\evil.test">x</a>',
  '<a href=javascript:alert(1)>x',
  '<a onclick=alert(1) href="#">x</a>',
  '<a href="x" href="javascript:alert(1)" style="position:fixed">x</a>',
  '<p id="x" name="y" class="z" style="background:url(javascript:alert(1))">x</p>',
  '<form action="https://evil.test"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<link rel=stylesheet href="https://evil.test/a.css">',
  '<object data="data:text/html,x"></object><embed src="data:text/html,x">',
  '<video src=x onerror=alert(1)><audio src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)>?>',
  '</br onclick=alert(1)>',
  '<b <script>alert(1)</script>',
  '<a title="x>y" onclick="alert(1)" href=" https://a.test ">x</a>',
  '<table><td><a title="</td><img src onerror=alert(1)>">',
  '<details open ontoggle=alert(1)>',
  '<b/onmouseover=alert(1)>x',
  '<a\u000chref="javascript:alert(1)">x</a>',
  '<plaintext><img src=x onerror=alert(1)>',
];

test.each([
  ['inline', sanitizeInline, inlineHtml],
  ['raw', sanitizeRaw, rawHtml],
] as const)('removes what could run from %s HTML', (_, sanitize, allowed) => {
  for (const html of attacks) {
    const clean = sanitize(html);
    expect(forbiddenIn(clean, allowed), `from ${html}`).toEqual([]);
    expect(forbiddenAfterRoundTrip(clean, allowed), `from ${html}`).toEqual([]);
    expect(sanitize(clean), `from ${html}`).toBe(clean);
  }
});

test.each([
  'plain words, 5 &lt; 6 &amp; 7 &gt; 6, a&nbsp;space and R&D',
  '<b>bold</b> <i>italic <u>under</u></i><br>next<br/>next<br />end',
  '<a href="https://a.test/?x=1&amp;y=2#part">one</a> <a href="/posts">two</a> <a href="#top">three</a>',
  '<a href="mailto:a@b.test?subject=x:y">write</a> <a href="tel:+49123">call</a>',
  '<a href="//a.test/page">as the page</a> <a href="page?at=12:30">relative</a>',
  '<a href="https://a.test" target="_blank" rel="noopener noreferrer">elsewhere</a>',
  '<mark>marked</mark> H<sub>2</sub>O, <code>a &amp;&amp; b</code>, x<sup>2</sup>, <s>gone</s>',
  'an arrow -> and <b>unclosed',
  '<span lang="grc">μῆνιν</span> and <i lang="ar" dir="rtl">سلام</i>',
])('clean inline markup is unchanged: %s', (html) => {
  expect(sanitizeInline(html)).toBe(html);
  expect(sanitizeRaw(html)).toBe(html);
});

test.each([
  '<h2>Title</h2>\n<p>Text</p>\n<ul><li>one</li></ul>\n<ol start="3"><li>three</li></ol>',
  '<figure><img src="/a.png" alt="A &quot;b&quot;" width="10" height="20" loading="lazy"><figcaption>c</figcaption></figure>',
  '<table><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
  '<details open><summary>More</summary><blockquote cite="https://a.test">q</blockquote></details>',
  '<iframe src="https://www.youtube.com/embed/abc" title="t" width="560" height="315" allowfullscreen></iframe>',
  '<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>',
])('clean raw markup is unchanged: %s', (html) => {
  expect(sanitizeRaw(html)).toBe(html);
});

test.each([
  ['<div><h1>Big</h1></div>', 'Big'],
  ['a<script>if (a<b) c()</script>b', 'ab'],
  ['a<style>b{}</style>c<svg/>d', 'acd'],
  ['5 < 6', '5 &lt; 6'],
  ['<3 hearts>', '&lt;3 hearts>'],
  ['one <!-- not shown --> two', 'one  two'],
  ['<B CLASS=x>loud</B>', '<b>loud</b>'],
  ["<a href='https://a.test'>x</a>", '<a href="https://a.test">x</a>'],
  ['<a href=https://a.test>x</a>', '<a href="https://a.test">x</a>'],
  ['<a href="javascript:x">x</a>', '<a>x</a>'],
  ['<a target="_top" href="/a">x</a>', '<a href="/a">x</a>'],
  [
    '<a target="_blank" href="/a" rel="nofollow">x</a>',
    '<a target="_blank" href="/a" rel="nofollow noopener">x</a>',
  ],
  [
    '<a target="_blank" href="/a" rel="opener">x</a>',
    '<a target="_blank" href="/a" rel="noopener">x</a>',
  ],
  ['<img src="/a.png">', ''],
])('inside a paragraph %s becomes %s', (html, clean) => {
  expect(sanitizeInline(html)).toBe(clean);
});

test.each([
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src="//a.test/b.png">', '<img src="//a.test/b.png">'],
  ['<img src="mailto:a@b.test">', ''],
  ['<iframe src="https://evil.test/"></iframe>', ''],
  ['<iframe src="https://www.youtube.com/redirect?q=https://evil.test/"></iframe>', ''],
  ['<iframe src="https://www.youtube.com/embed/&#46;./redirect?q=x"></iframe>', ''],
  ['<iframe src="https://www.youtube.com/embed/&period;&period;/redirect"></iframe>', ''],
  ['<iframe src="http://www.youtube.com/embed/a"></iframe>', ''],
  ['<iframe src="//www.youtube.com/embed/a"></iframe>', ''],
  ['<iframe src="https://www.youtube.com@evil.test/"></iframe>', ''],
  ['<iframe src="https://www.youtube.com.evil.test/"></iframe>', ''],
  ['<iframe src="https://evil.test/https://www.youtube.com/"></iframe>', ''],
  ['<form><label>Name <input></label></form>', 'Name '],
])('in raw HTML %s becomes %s', (html, clean) => {
  expect(sanitizeRaw(html)).toBe(clean);
});

const pieces = constantFrom(
  ...attacks.flatMap((attack) => attack.split(/(?<=[>"' ])/)),
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '&',
  ';',
  ' ',
  '\n',
  '<b>',
  '</b>',
  '<a href="',
  'onload=',
  '-->',
);
const markup = oneof(
  array(pieces, { maxLength: 25 }).map((parts) => parts.join('')),
  string({ unit: 'binary', maxLength: 60 }),
  tagSoup,
);
const runs = { seed: 20_260_302, numRuns: 1500 };

test.each([
  ['inline', sanitizeInline, inlineHtml],
  ['raw', sanitizeRaw, rawHtml],
] as const)(
  'random markup is sanitised as %s, and sanitising is idempotent',
  (_, sanitize, allowed) => {
    assert(
      property(markup, (html) => {
        const clean = sanitize(html);
        expect(sanitize(clean)).toBe(clean);
        expect(forbiddenIn(clean, allowed)).toEqual([]);
        expect(forbiddenAfterRoundTrip(clean, allowed)).toEqual([]);
      }),
      runs,
    );
  },
);

// Quadratic work on a megabyte would exceed the timeout of the test.
test.each([
  ['attributes', `<a ${'x '.repeat(300_000)}>`, '<a>'],
  ['spaces in a tag', `<a${' '.repeat(600_000)}x>`, '<a>'],
  ['open quotes', `<a ${'x="'.repeat(200_000)}`, `&lt;a ${'x="'.repeat(200_000)}`],
  ['quotes after spaces', `<a ${'" '.repeat(300_000)}>`, '<a>'],
  ['open tags', '<b>'.repeat(200_000), '<b>'.repeat(200_000)],
  ['open scripts', '<script>'.repeat(100_000), ''],
  ['open comments', '<!--'.repeat(200_000), ''],
  ['less-than signs', '<'.repeat(600_000), '&lt;'.repeat(600_000)],
  ['ampersands', `<a href="${'&a'.repeat(300_000)}">`, `<a href="${'&a'.repeat(300_000)}">`],
  ['quotes', '"'.repeat(1_000_000), '"'.repeat(1_000_000)],
  ['ampersands in text', '&'.repeat(1_000_000), '&'.repeat(1_000_000)],
  ['addresses', `<a href=${'<a href='.repeat(120_000)}>`, '<a href="&lt;a">'],
  ['open addresses', '<a href='.repeat(120_000), `&lt;a href=${'&lt;a href='.repeat(119_999)}`],
  ['open closing tags', '</a'.repeat(300_000), '&lt;/a'.repeat(300_000)],
  ['equals signs', `<a ${'='.repeat(600_000)}>`, '<a>'],
])('sanitises a megabyte of %s', (_, html, clean) => {
  const isAsExpected = sanitizeRaw(html) === clean;
  expect(isAsExpected).toBe(true);
});
