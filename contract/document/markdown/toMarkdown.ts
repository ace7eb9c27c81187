import type { BlockData, BlockOf, BlockType } from '../blockRegistry';
import type { EditorBlock, EditorDocument } from '../editorDocument';
import { readBlock } from '../knownBlock';
import { escapeText } from './escapeMarkdown';
import { parseMarkdown } from './parseMarkdown';
import { writeSettings } from './settings';
import { writeLine, writeLines } from './writeInline';
import { isWritableList, type ListMarkers, writeList } from './writeList';
import { writeEmbed, writePicture } from './writeMedia';
import { isWritableTable, writeTable } from './writeTable';

function fence(info: string, text: string) {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const marks = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${marks}${info}\n${text}\n${marks}`;
}

/** Returns true if a parser reads the language after a fence as it is written. */
const isInfo = (lang: string) => !/[\s`\\&]/.test(lang);

/** HTML that Markdown would read as anything else than one block is written as code, marked as raw. */
function writeRaw(html: string) {
  const [first, second, ...rest] = parseMarkdown(`${html}\n\nx`);
  const isOneBlock =
    first?.type === 'html' && first.text.trim() === html && second?.type === 'paragraph';
  return isOneBlock && rest.length === 0 ? html : fence('html raw', html);
}

function writeHeading(text: string, level: number) {
  const line = writeLine(text).replace(/#+$/, (marks) => marks.replaceAll('#', String.raw`\#`));
  return line === '' ? '' : `${'#'.repeat(level)} ${line}`;
}

function quoted(text: string, caption: string) {
  const source = writeLine(caption) === '' ? '' : `\n${writeLines(caption, '— ')}`;
  return `${writeLines(text)}${source}`.replaceAll(/^/gm, '> ');
}

/** GitHub's form of a callout, with the title in double underscores on a line of its own. */
function writeCallout({ tone, title, text }: BlockData['callout']) {
  const heading = escapeText(title.replaceAll(/\s+/g, ' ').trim());
  const lines = [heading === '' ? '' : `__${heading}__`, writeLines(text)].filter(Boolean);
  if (lines.length === 0) return [];
  return [[`[!${tone.toUpperCase()}]`, ...lines].join('\n').replaceAll(/^/gm, '> ')];
}

/** Keeps a block that Markdown has no form for. */
const writeJson = ({ type, data }: EditorBlock) =>
  fence(`json block:${type}`, JSON.stringify(data, null, 2));

type Context = { stored: EditorBlock; markers: ListMarkers };
type Writers = {
  readonly [Type in BlockType]?: (data: BlockData[Type], context: Context) => readonly string[];
};

/** Each writes a block as parts that are separated by blank lines. */
const writers: Writers = {
  header: ({ text, level }) => [writeHeading(text, level)],
  paragraph: ({ text }) => [writeLines(text)],
  list: (data, { stored, markers }) =>
    isWritableList(data.items)
      ? writeList(data, stored.data['meta'], markers)
      : [writeJson(stored)],
  quote: ({ text, caption, alignment }) =>
    writeLine(text) === ''
      ? []
      : [quoted(text, caption), writeSettings({ center: alignment === 'center' })],
  callout: writeCallout,
  image: (data) => writePicture(data, false),
  simpleImage: (data) => writePicture(data, true),
  code: ({ code, lang }, { stored }) => [isInfo(lang) ? fence(lang, code) : writeJson(stored)],
  table: (data, { stored }) =>
    isWritableTable(data)
      ? writeTable(data, stored.data['stretched'] === true)
      : [writeJson(stored)],
  embed: writeEmbed,
  raw: ({ html }) => (html.trim() === '' ? [] : [writeRaw(html.trim())]),
  delimiter: () => ['---'],
};

function writeBlock<Type extends BlockType>({ type, data }: BlockOf<Type>, context: Context) {
  const parts = writers[type]?.(data, context) ?? [writeJson(context.stored)];
  return parts.filter((part) => part !== '');
}

/**
 * Writes a document as CommonMark with GitHub's extensions; `fromMarkdown` reads it as the same
 * document. Conventions where Markdown has no syntax:
 * - a caption is a line in underscores directly after a picture or an address, or a paragraph after
 *   a table; the source of a quote is its last line, `— Source`;
 * - a callout is a quote that begins with `[!NOTE]`, its title is a line in double underscores;
 * - a table without headings has an empty first row, its header and footer rows begin with a comment;
 * - flags and sizes are a comment after the block, `<!-- stretched border -->`;
 * - HTML that Markdown can't hold is code marked as `html raw`, any other block is code marked as
 *   `json block:type`.
 *
 * Ids, tunes, times and blocks without content are not written.
 */
export function toMarkdown({ blocks }: EditorDocument) {
  const parts: string[] = [];
  let markers: ListMarkers = { bullet: '-', number: '.' };
  let isAfterList = false;
  for (const stored of blocks) {
    const block = readBlock(stored);
    const isList = block?.type === 'list';
    if (isList && isAfterList) {
      markers =
        markers.bullet === '-' ? { bullet: '+', number: ')' } : { bullet: '-', number: '.' };
    }
    const written = block ? writeBlock(block, { stored, markers }) : [];
    parts.push(...written);
    if (written.length > 0) isAfterList = isList;
  }
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : '';
}
