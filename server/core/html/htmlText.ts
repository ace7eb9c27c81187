import { decodeEntities } from '@contract/document/html/entities';
import { type HtmlTag, tokenizeHtml } from '@contract/document/html/tokenizeHtml';

const blockTags: ReadonlySet<string> = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre table caption hr'.split(' '),
);

/** What is written for a tag. */
const breaks: Readonly<Record<string, string>> = {
  'open li': '\n- ',
  'open br': '\n',
  'close tr': '\n',
  'close th': '  ',
  'close td': '  ',
};

const breakOf = ({ name, kind }: HtmlTag) =>
  blockTags.has(name) ? '\n\n' : (breaks[`${kind} ${name}`] ?? '');

/** Clean HTML as text with the same words: blocks are paragraphs, and an address stands behind its words. */
export function htmlText(html: string) {
  let text = '';
  let isCode = false;
  let link = { start: 0, address: '' };
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      const words = decodeEntities(token.source);
      text += isCode ? words : words.replaceAll(/\s+/g, ' ');
    } else if (token.kind === 'open' || token.kind === 'close') {
      const isOpen = token.kind === 'open';
      if (token.name === 'pre') isCode = isOpen;
      if (token.name === 'a' && isOpen)
        link = { start: text.length, address: decodeEntities(token.attributes.get('href') ?? '') };
      else if (token.name === 'a' && text.slice(link.start) !== link.address)
        text += ` <${link.address.replaceAll(/[\s<>]/gu, encodeURIComponent)}>`;
      text += breakOf(token);
    }
  }
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
