import type { KnownBlock } from '@contract/document/blockRegistry';
import { type EditorBlock, parseDocument } from '@contract/document/editorDocument';
import { decodeEntities } from '@contract/document/html/entities';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { plainText } from '@contract/document/html/plainText';
import { type HtmlTag, tokenizeHtml } from '@contract/document/html/tokenizeHtml';
import { readBlock } from '@contract/document/knownBlock';
import { isSafeUrl } from '@contract/document/safeUrl';
import { sanitizeBlock } from '@contract/document/sanitizeDocument';
import { sanitizeInline } from '@contract/document/sanitizeHtml';
import { letterTextAmounts } from '@contract/emails/letterText';
import { blockAnchor } from '@contract/postAnchors';
import * as v from 'valibot';
import { blockHtml } from './documentHtml';
import { asElement, asPicture, columnWidth, pageSpace } from './emailHtml';
import { type EmailPart, look } from './emailLooks';
import { emailPicture } from './emailPicture';
import { htmlText } from './htmlText';

/** What `postOfEmail` takes, also as JSON. */
export const postToEmail = v.object({
  content: v.string(),
  siteUrl: v.string(),
  /** The address of the post. */
  address: v.string(),
  amount: v.picklist(letterTextAmounts),
});
type PostToEmail = v.InferOutput<typeof postToEmail>;

/** A post in an e-mail; `isWhole`: nothing of it is left out. */
export type PostOfEmail = { html: string; text: string; isWhole: boolean };

/** About how many words a beginning has; a block is not cut unless it is the first and much longer. */
const beginningWords = 200;
const mostWords = 300;

/** Some mail programs cut an e-mail of more than 102 KB; the frame around the post needs less than the rest. */
const mostBytes = 90 * 1024;

const looksOfTags: Readonly<Record<string, EmailPart>> = {
  p: 'text',
  h2: 'header',
  h3: 'header',
  h4: 'header',
  h5: 'header',
  h6: 'header',
  ul: 'points',
  ol: 'points',
  li: 'point',
  blockquote: 'quote',
  pre: 'code',
  code: 'inlineCode',
  table: 'table',
  caption: 'quiet',
  th: 'cell',
  td: 'cell',
  hr: 'rule',
  a: 'link',
};

/** Links of the document lead where they lead on the page of the post. */
function hrefOf({ attributes }: HtmlTag, address: string) {
  const href = decodeEntities(attributes.get('href') ?? '').trim();
  return URL.canParse(href, address) && !URL.canParse(href) ? new URL(href, address).href : href;
}

function writeTag(tag: HtmlTag, address: string) {
  const part = looksOfTags[tag.name];
  if (tag.kind === 'close' || !part) return tag.source;
  if (tag.name === 'a')
    return `<a href="${escapeHtmlAttribute(hrefOf(tag, address))}"${look(part)}>`;
  const attributes = ['start', 'type'].flatMap((name) => {
    const value = tag.attributes.get(name);
    return value ? [` ${name}="${value}"`] : [];
  });
  // Words can be written from right to left.
  const direction = tag.name === 'hr' || tag.name === 'code' ? '' : ' dir="auto"';
  return `<${tag.name}${attributes.join('')}${direction}${look(part)}>`;
}

/** No text needs them, and HTML has no form for some. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/** Clean HTML with the look of each element, because mail programs read no style sheet. */
function withLooks(html: string, address: string) {
  let written = '';
  for (const token of tokenizeHtml(html.replaceAll(controlCharacters, ''))) {
    if (token.kind === 'open' || token.kind === 'close') written += writeTag(token, address);
    // Authors write entities that only some programs read.
    else if (token.kind === 'text') written += escapeHtmlText(decodeEntities(token.source));
  }
  return written;
}

const paragraphWithLink = (address: string, label: string) =>
  `<p><a href="${escapeHtmlAttribute(address)}">${escapeHtmlText(label)}</a></p>`;

function writePicture(
  { url, alt, caption }: Extract<KnownBlock, { type: 'image' }>['data'],
  { siteUrl, address }: PostToEmail,
) {
  if (url === '' || !isSafeUrl(url, 'image')) return '';
  const words = plainText(caption);
  const picture = emailPicture(siteUrl, { image: url, alt, width: columnWidth - 2 * pageSpace });
  if (!picture) {
    const label = words || alt.trim() || 'Picture';
    return withLooks(paragraphWithLink(url, label), address);
  }
  const below =
    words === '' ? '' : asElement('p', 'quiet', withLooks(sanitizeInline(caption), address));
  return `<div style="padding:4px 0 ${below ? 8 : 18}px">${asPicture(picture)}</div>${below}`;
}

/** One block; what mail programs don't show, or what would tell another host who reads it, is a link. */
function writeBlock(stored: EditorBlock, post: PostToEmail) {
  const block = readBlock(sanitizeBlock(stored));
  if (!block) return '';
  const { siteUrl, address } = post;
  if (block.type === 'image' || block.type === 'simpleImage') return writePicture(block.data, post);
  if (block.type === 'code')
    return withLooks(`<pre>${escapeHtmlText(block.data.code)}</pre>`, address);
  if (block.type !== 'raw') return withLooks(blockHtml(block, { siteUrl }), address);
  const anchor = stored.id === undefined ? '' : `#${blockAnchor(stored.id)}`;
  return withLooks(paragraphWithLink(address + anchor, 'See this part on the page'), address);
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The first words of a text that is one long block. */
const cut = (text: string) => `${text.split(/\s+/).slice(0, beginningWords).join(' ')}…`;

function* written({ blocks, post }: { blocks: readonly EditorBlock[]; post: PostToEmail }) {
  let words = 0;
  let bytes = 0;
  for (const stored of blocks) {
    const html = writeBlock(stored, post);
    if (html === '') continue;
    const text = htmlText(html);
    const count = countWords(text);
    bytes += bytesOf(html);
    const isBeginning = post.amount === 'beginning';
    const isTooLong = isBeginning && (words >= beginningWords || words + count > mostWords);
    if (bytes <= mostBytes && !isTooLong) {
      words += count;
      yield { html, text, isCut: false };
      continue;
    }
    if (words === 0) {
      const start = cut(text);
      yield { html: asElement('p', 'text', escapeHtmlText(start)), text: start, isCut: true };
    } else yield { html: '', text: '', isCut: true };
    return;
  }
}

/** The beginning of a post, up to the end of a block, or as much of it as an e-mail can have. */
export function postOfEmail(post: PostToEmail): PostOfEmail {
  const blocks = parseDocument(post.content, Infinity)?.blocks ?? [];
  const parts = [...written({ blocks, post })];
  const shown = parts.filter(({ html }) => html !== '');
  return {
    html: shown.map(({ html }) => html).join('\n'),
    text: shown.map(({ text }) => text).join('\n\n'),
    isWhole: parts.every(({ isCut }) => !isCut),
  };
}
