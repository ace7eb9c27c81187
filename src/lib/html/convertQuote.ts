import type { EditorBlock } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { hasClass } from './elements';
import { type Found, withoutMark } from './pieces';
import { inlineLines, splitInline } from './splitInline';

/** Groups blocks of text that follow each other. Lists, code, tables and pictures stay blocks. */
function groupTexts(blocks: readonly EditorBlock[], toBlock: (texts: string[]) => EditorBlock) {
  const grouped: EditorBlock[] = [];
  let texts: string[] = [];
  const flush = () => {
    if (texts.length > 0) grouped.push(toBlock(texts));
    texts = [];
  };
  for (const block of blocks) {
    const isText = block.type === 'paragraph' || block.type === 'header';
    if (isText) texts.push(...(inlineLines(block) ?? []));
    else {
      flush();
      grouped.push(block);
    }
  }
  flush();
  return grouped;
}

const sources: ReadonlySet<string> = new Set(['cite', 'footer', 'figcaption']);

/** The line with the source: the last element, if it is marked as one. */
function sourceOf(quote: Element) {
  const last = quote.lastElementChild;
  if (last && (sources.has(last.localName) || hasClass(last, 'attribution'))) return last;
  const only =
    last?.localName === 'p' && last.children.length === 1 ? last.firstElementChild : null;
  const isSource =
    only?.localName === 'cite' && only.textContent.trim() === last?.textContent.trim();
  return isSource ? last : null;
}

/** An indented part of a mail is no quote. */
const isIndent = ({ style }: Found) =>
  style.get('border')?.startsWith('none') === true && style.has('margin');

export function convertQuote(found: Found): EditorBlock[] | null {
  if (isIndent(found)) return null;
  const { element, inherited, walk } = found;
  const source = sourceOf(element);
  const nodes = [...element.childNodes].filter((node) => node !== source);
  const caption = source
    ? splitInline(walk.convert([source], withoutMark(inherited, 'i'))).html
    : '';
  const blocks = groupTexts(walk.convert(nodes, withoutMark(inherited, 'i')), (texts) => ({
    type: 'quote',
    data: { text: texts.join('<br><br>'), caption: '', alignment: 'left' },
  }));
  const last = blocks.findLast(({ type }) => type === 'quote');
  if (last && caption !== '') {
    const name = caption.replace(/^(?:—|–|―|--?)\s*/, '');
    last.data = { ...last.data, caption: name.replace(/^<i>([^<]*)<\/i>$/, '$1') };
  }
  return blocks;
}

const toneOf = (hint: string) => {
  if (/warn|caution|danger|⚠|🚨|❗|🔥/iu.test(hint)) return 'warning';
  return /\btip\b|success|💡|✅|👉/iu.test(hint) ? 'tip' : 'note';
};

const titleClasses = [
  'markdown-alert-title',
  'admonition-title',
  'admonition-heading',
  'callout-title',
];

/** Converts a box with a note. Its icon is dropped if it only repeats the tone. */
export function convertCallout({ element, inherited, walk }: Found): EditorBlock[] {
  const title = element.querySelector(titleClasses.map((name) => `.${name}`).join(','));
  const titleText = title ? plainText(title.innerHTML) : '';
  const nodes = [...element.childNodes].filter((node) => node !== title);
  const tone = toneOf(`${element.className} ${titleText} ${element.textContent.slice(0, 40)}`);
  const blocks = walk.convert(nodes, inherited);
  return groupTexts(blocks, (texts) => {
    const [first = '', ...rest] = texts;
    // Sites write the icon as a paragraph of its own.
    const isIcon = rest.length > 0 && /^\p{Extended_Pictographic}\p{M}*$/u.test(first);
    const lines = isIcon ? rest : [first.replace(/^(?:💡|⚠️|ℹ️|📝)\s+/u, ''), ...rest];
    return {
      type: 'callout',
      data: {
        tone,
        title:
          toneOf(titleText) === tone && /^(?:note|tip|warning)$/i.test(titleText) ? '' : titleText,
        text: lines.join('<br><br>'),
      },
    };
  });
}

const calloutClasses = [
  'markdown-alert',
  'admonition',
  'kg-callout-card',
  'callout',
  'callout-block',
];

export const isCallout = (element: Element) =>
  element.getAttribute('data-node-type') === 'callout' || hasClass(element, ...calloutClasses);

export const isPullQuote = (element: Element) =>
  hasClass(element, 'pullquote', 'kg-blockquote-alt', 'MsoQuote', 'MsoIntenseQuote');
