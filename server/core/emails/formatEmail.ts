import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import type { Letter } from '../ports';
import { inertWords } from './inertName';

type Link = { label: string; address: string };
type Picture = { address: string; width: number; height: number };
type Item = Link & {
  lines?: readonly string[];
  picture?: Picture | undefined;
  /** What can be done with it. */
  links?: readonly Link[];
};

type Draft = {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: readonly string[];
  /** A list of links, each with lines and a picture below it. */
  items?: readonly Item[];
  link?: Link;
  /** Why the recipient gets the e-mail, with links that end such e-mails. */
  ending?: { reason: string; links: readonly Link[] };
};

/** Prevents header injection through line breaks. */
function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A member's words in a subject: without characters that change the direction of the text, and without the beginning
 * of an encoded word, which mail programs would decode.
 */
const inertSubject = (text: string) => inertWords(text).replaceAll('=?', '= ?');

// The mail program's own colours, light or dark. No grey has enough contrast on both.
const style = `:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; font: 17px/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 36em; margin: 0 auto; overflow-wrap: break-word; }
ul { padding-inline-start: 1.2em; }
li { margin-bottom: 12px; }
img { display: block; max-width: 100%; height: auto; margin-top: 8px; }
.ending { margin-top: 40px; font-size: 14px; color: #6b6b6b; }
@media (prefers-color-scheme: dark) { .ending { color: #a6a6a6; } }
.ending a { color: inherit; }`;

const asParagraph = (text: string) => `<p>${escapeHtmlText(text).replaceAll('\n', '<br>')}</p>`;

const asAnchor = ({ label, address }: Link) =>
  `<a href="${escapeHtmlAttribute(address)}">${escapeHtmlText(label)}</a>`;

/** The link beside it says what it shows. */
const asPicture = ({ address, width, height }: Picture) =>
  `<img src="${escapeHtmlAttribute(address)}" alt="" width="${width}" height="${height}">`;

// Words can be written from right to left.
const asLineOfItem = (line: string) => `<div dir="auto">${escapeHtmlText(line)}</div>`;

const asLinks = (links: readonly Link[]) => `<div>${links.map(asAnchor).join(' · ')}</div>`;

const asItem = ({ lines = [], picture, links = [], ...link }: Item) =>
  [
    `<li>${asAnchor(link)}`,
    ...lines.map(asLineOfItem),
    ...(picture ? [asPicture(picture)] : []),
    ...(links.length > 0 ? [asLinks(links)] : []),
    '</li>',
  ].join('');

function asHtml({ paragraphs, items = [], link, subject, ending }: Draft) {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtmlText(inertSubject(subject))}</title>`,
    `<style>${style}</style></head><body><main>`,
    ...paragraphs.map(asParagraph),
    ...(items.length > 0 ? [`<ul>${items.map(asItem).join('')}</ul>`] : []),
    ...(link ? [`<p>${asAnchor(link)}</p>`] : []),
    ...(ending
      ? [
          `<p class="ending">${[escapeHtmlText(ending.reason), ...ending.links.map(asAnchor)].join('<br>')}</p>`,
        ]
      : []),
    '</main></body></html>',
  ].join('\n');
}

const asLine = ({ label, address }: Link) => `${label}: ${address}`;

function asText({ paragraphs, items = [], link, ending }: Draft) {
  return [
    ...paragraphs,
    ...items.map(({ label, address, lines = [], links = [] }) =>
      [`- ${label}`, ...lines, ...(links.length > 0 ? links.map(asLine) : [address])].join('\n  '),
    ),
    ...(link ? [asLine(link)] : []),
    // Mail programs recognise this line as the beginning of a signature.
    ...(ending ? [['-- ', ending.reason, ...ending.links.map(asLine)].join('\n')] : []),
  ].join('\n\n');
}

/** An e-mail as text and as HTML, with all values escaped. */
export function formatEmail(draft: Draft): Letter {
  return {
    to: oneLine(draft.to),
    ...(draft.replyTo === undefined ? {} : { replyTo: oneLine(draft.replyTo) }),
    subject: inertSubject(draft.subject),
    text: asText(draft),
    html: asHtml(draft),
  };
}
