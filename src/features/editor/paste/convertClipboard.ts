import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlText } from '@contract/document/html/escape';
import { plainText } from '@contract/document/html/plainText';
import { isSafeUrl } from '@contract/document/safeUrl';
import { convertHtml } from '@/lib/html/convertHtml';
import { embedBlock, pictureBlock } from '@/lib/html/convertMedia';
import { cleanBlocks } from './cleanBlocks';
import { isMarkdown } from './isMarkdown';
import type { ReadMarkdown } from './readMarkdown';
import type { Clipboard } from './readTransfer';

/** Cells with tabs between them, as spreadsheets copy them; null if the lines are no table. */
function readCells(lines: readonly string[]) {
  const rows = lines.map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && rows.every(({ length }) => length === width);
  // Indented code begins with a tab in some line.
  return isTable && rows.some(([first]) => first !== '') ? rows : null;
}

/** Converts text: each line that isn't blank becomes a paragraph. */
function convertText(text: string): EditorBlock[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = readCells(lines);
  if (cells) {
    const content = cells.map((row) => row.map((cell) => escapeHtmlText(cell.trim())));
    return [{ type: 'table', data: { withHeadings: false, content } }];
  }
  return lines.map((line) => ({ type: 'paragraph', data: { text: escapeHtmlText(line) } }));
}

/** Longer text isn't compared with the patterns of addresses. */
const longestAddress = 450;

const picturePattern = /^https?:\/\/\S+\.(?:gif|jpe?g|tiff|png|svg|webp)(?:\?[a-z0-9=&_-]*)?$/i;

/** The picture or video of an address; null for any other text. */
function convertAddress(text: string): EditorBlock[] | null {
  const address = text.trim();
  if (address.length >= longestAddress || !/^https?:\/\/\S+$/i.test(address)) return null;
  if (picturePattern.test(address) && isSafeUrl(address, 'image'))
    return [pictureBlock(address, '')];
  const video = embedBlock(address);
  return video.length > 0 ? video : null;
}

export type Converted = {
  blocks: readonly EditorBlock[];
  /** The text of the same clipboard, if the blocks were read from Markdown. */
  plain: readonly EditorBlock[] | null;
};

const textOf = ({ data }: EditorBlock) => (typeof data['text'] === 'string' ? data['text'] : '');

/** HTML in which a program shows text as it is. */
function isPlain(blocks: readonly EditorBlock[]) {
  const [only, ...rest] = blocks;
  if (only?.type === 'code' && rest.length === 0) {
    return only.data['lang'] === '' || only.data['lang'] === 'markdown';
  }
  return blocks.every((block) => block.type === 'paragraph' && !/<(?!br>)/.test(textOf(block)));
}

const textLanguages: ReadonlySet<string> = new Set(['plaintext', 'markdown']);

function fromText({ text, language }: Clipboard): readonly EditorBlock[] {
  const isProgram = language !== null && !textLanguages.has(language) && text.trim().includes('\n');
  if (!isProgram) return convertText(text);
  const code = text.replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
  return [{ type: 'code', data: { code, lang: language } }];
}

function fromHtml({ html, language }: Clipboard): readonly EditorBlock[] {
  const blocks = html === '' ? [] : convertHtml(html);
  return blocks.map((block) =>
    block.type === 'code' && block.data['lang'] === '' && language !== null
      ? { ...block, data: { ...block.data, lang: textLanguages.has(language) ? '' : language } }
      : block,
  );
}

/** The spaces around a word are part of the text, but not of the paragraph in the HTML. */
function withSpaces(block: EditorBlock, text: string): EditorBlock {
  const html = textOf(block);
  if (block.type !== 'paragraph' || plainText(html) !== text.trim().replaceAll(/\s+/g, ' '))
    return block;
  const [, start = '', end = ''] = /^( ?).*?( ?)$/s.exec(text) ?? [];
  return { ...block, data: { text: `${start}${html}${end}` } };
}

/**
 * Converts what is pasted to blocks. They still have to be sanitised. Without `readMarkdown`, Markdown
 * is text.
 */
export function convertClipboard(
  clipboard: Clipboard,
  readMarkdown: ReadMarkdown | null = null,
): Converted {
  const { text, language } = clipboard;
  const copied = cleanBlocks(clipboard.blocks);
  if (copied.length > 0) return { blocks: copied, plain: null };
  const html = fromHtml(clipboard);
  const isText = html.length === 0 || textLanguages.has(language ?? '') || isPlain(html);
  const isProgram = language !== null && !textLanguages.has(language);
  if (readMarkdown && isText && !isProgram && isMarkdown(text)) {
    const blocks = readMarkdown(text);
    if (blocks) return { blocks, plain: convertText(text) };
  }
  const isOnlyText = html.length === 0 || textLanguages.has(language ?? '');
  const blocks = isOnlyText && text !== '' ? fromText(clipboard) : html;
  const [only, ...rest] = blocks;
  if (!only || rest.length > 0) return { blocks, plain: null };
  const address = only.type === 'paragraph' ? convertAddress(plainText(textOf(only))) : null;
  return { blocks: address ?? [withSpaces(only, text)], plain: null };
}
