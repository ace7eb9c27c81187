import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlText } from '@contract/document/html/escape';
import { isSafeUrl } from '@contract/document/safeUrl';
import { embedBlock, pictureBlock } from './html/convertMedia';

/** Cells with tabs between them, as spreadsheets copy them; null if the lines are no table. */
function readCells(lines: readonly string[]) {
  const rows = lines.map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && rows.every(({ length }) => length === width);
  // Indented code begins with a tab in some line.
  return isTable && rows.some(([first]) => first !== '') ? rows : null;
}

/** Converts text: each line that isn't blank becomes a paragraph. */
export function convertText(text: string): EditorBlock[] {
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
export function convertAddress(text: string): EditorBlock[] | null {
  const address = text.trim();
  if (address.length >= longestAddress || !/^https?:\/\/\S+$/i.test(address)) return null;
  if (picturePattern.test(address) && isSafeUrl(address, 'image'))
    return [pictureBlock(address, '')];
  const video = embedBlock(address);
  return video.length > 0 ? video : null;
}
