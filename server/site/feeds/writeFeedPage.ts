import { createHash } from 'node:crypto';
import { escapeXml } from '@contract/document/html/escape';
import type { Feed, FeedItem } from './feed';

const css = `
:root { color-scheme: light dark; font: 1.05rem/1.6 Georgia, serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; margin: 0 0 .5rem; }
a { color: light-dark(#a83c1d, #f0906b); }
code { display: block; padding: .75rem 1rem; font-size: .9em; user-select: all;
  border: 1px solid light-dark(#8f8575, #7d7465); border-radius: .375rem; }
button { font: inherit; min-height: 2.75rem; margin-top: .75rem; padding: 0 1rem; cursor: pointer; }
ul { padding: 0; list-style: none; }
.readers { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.readers a { display: inline-block; padding: .6rem 0; }
.newest li { padding: .75rem 0; border-top: 1px solid light-dark(#e2dacb, #38322a); }
small { display: block; opacity: .75; }
`;

/** Without the clipboard the address can be selected with one press. */
const script = `
const button = document.querySelector('button');
button.hidden = !navigator.clipboard;
button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(document.querySelector('code').textContent);
  button.textContent = 'Copied';
});
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** It runs and loads nothing but its own script and style. */
export const feedPagePolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Readers in the browser, which subscribe to an address. */
const readers = [
  { name: 'Feedly', subscribe: 'https://feedly.com/i/subscription/feed/' },
  { name: 'Inoreader', subscribe: 'https://www.inoreader.com/search/feeds/' },
  { name: 'NewsBlur', subscribe: 'https://www.newsblur.com/?url=' },
] as const;

const link = (address: string, text: string, attributes = '') =>
  `<a href="${escapeXml(address)}"${attributes}>${escapeXml(text)}</a>`;

const writeItem = ({ address, title, author, publishedAt }: FeedItem) =>
  `<li>${link(address, title, ' dir="auto"')}
<small><bdi>${escapeXml(author.name)}</bdi> · ${new Date(publishedAt).toUTCString().slice(5, 16)}</small></li>`;

/** What a browser shows for the address of a feed: the address, and readers that open it. */
export function writeFeedPage({ siteName, title, page, addresses: { rss }, items }: Feed) {
  const name = escapeXml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name} (feed)</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="alternate" type="application/rss+xml" title="${name}" href="${escapeXml(rss)}">
<style>${css}</style>
</head>
<body>
<main>
<h1 dir="auto">${name}</h1>
<p>This is a feed (RSS). Add its address to a feed reader, and new posts appear there.</p>
<code>${escapeXml(rss)}</code>
<button type="button" hidden>Copy address</button>
<h2>Open in your reader</h2>
<ul class="readers">
<li>${link(`feed:${rss}`, 'Reader on this device')}</li>
${readers.map((reader) => `<li>${link(reader.subscribe + encodeURIComponent(rss), reader.name)}</li>`).join('\n')}
<li>${link(`${rss}?raw`, 'Source (XML)')}</li>
</ul>
<p>${link(page, `Read the same on ${siteName}`)}</p>
<h2>The newest</h2>
<ul class="newest">
${items.map(writeItem).join('\n')}
</ul>
</main>
<script>${script}</script>
</body>
</html>
`;
}
