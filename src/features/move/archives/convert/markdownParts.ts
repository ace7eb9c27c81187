import { findEmbed } from '@contract/document/embeds';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import type { LossKind } from '../losses';
import type { Context } from './context';

/** A part of Markdown that is a block of its own. */
export const block = (markdown: string) => `\n\n${markdown}\n\n`;

/** An address as a video or the like, or as a link. */
export function embedPart(url: string, { marks }: Context, kind: LossKind = 'card') {
  if (findEmbed(url)) return block(`<${url}>`);
  const isUrl = /^https?:\/\/[^\s<>]+$/i.test(url);
  return block(`${marks.mark(kind, url)}${isUrl ? `<${url}>` : ''}`);
}

type Figure = { src: string; alt: string; caption: string };

/** A picture with its caption, which can be HTML. */
export const figurePart = ({ src, alt, caption }: Figure) =>
  block(
    `<figure><img src="${escapeHtmlAttribute(src)}" alt="${escapeHtmlAttribute(alt)}"><figcaption>${caption.replaceAll('\n', ' ')}</figcaption></figure>`,
  );

/** Code as a fence that is longer than any in it. */
export function codePart(code: string, lang: string) {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const language = lang.replaceAll(/[^\w+#-]/g, '');
  return block(`${fence}${language}\n${code.replace(/^\n+/, '').trimEnd()}\n${fence}`);
}

export const linkPart = (href: string, text: string) =>
  `<a href="${escapeHtmlAttribute(href)}">${escapeHtmlText(text || href)}</a>`;
