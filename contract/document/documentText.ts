import type { EditorDocument } from './editorDocument';
import { decodeEntities } from './entities';
import { type KnownBlock, readBlock } from './knownBlock';
import type { ListItem } from './listItems';
import { sanitizeRaw } from './sanitizeHtml';

const startsLine = /<\/?(?:br|p|div|li|h[1-6]|tr|td|th|blockquote|figcaption|section)\b[^>]*>/gi;

/** The words of a piece of HTML, without its tags and entities. */
export function plainText(html: string) {
  const separated = sanitizeRaw(html).replaceAll(startsLine, ' ');
  const words = decodeEntities(separated.replaceAll(/<[^>]*>/g, ''));
  return words.replaceAll(/\s+/g, ' ').trim();
}

const joined = (...texts: readonly string[]) =>
  texts
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');

const itemText = ({ content, items }: ListItem): string => joined(content, ...items.map(itemText));

function blockText({ type, data }: KnownBlock): string {
  switch (type) {
    case 'header':
    case 'paragraph':
      return plainText(data.text);
    case 'quote':
      return joined(data.text, data.caption);
    case 'list':
      return data.items.map(itemText).join('\n');
    case 'table':
      return joined(data.caption, ...data.header, ...data.content.flat(), ...data.footer);
    case 'raw':
      return plainText(data.html);
    case 'image':
    case 'simpleImage':
    case 'embed':
      return plainText(data.caption);
    case 'code':
    case 'delimiter':
      break;
  }
  return '';
}

export type BlockText = { blockId: string; type: KnownBlock['type']; text: string };

/** The words of each block that has any; code is none. A block without an id goes by its place. */
export function blockTexts({ blocks }: EditorDocument): BlockText[] {
  return blocks.flatMap((stored, at) => {
    const block = readBlock(stored);
    const text = block ? blockText(block) : '';
    return block && text !== ''
      ? [{ blockId: stored.id ?? String(at), type: block.type, text }]
      : [];
  });
}

/** All words of a document, a line for each block. */
export function documentText(document: EditorDocument) {
  return blockTexts(document)
    .map(({ text }) => text)
    .join('\n');
}

function showsMedia({ type, data }: KnownBlock) {
  if (type === 'image' || type === 'simpleImage') return data.url !== '';
  if (type === 'embed') return data.source !== '';
  if (type === 'raw') return /<(?:img|iframe|hr)\b/i.test(sanitizeRaw(data.html));
  return type === 'code' && data.code.trim() !== '';
}

/** Whether a reader would see anything but a dividing line. */
export function showsAnything(document: EditorDocument) {
  return (
    blockTexts(document).length > 0 ||
    document.blocks.some((stored) => {
      const block = readBlock(stored);
      return block !== null && showsMedia(block);
    })
  );
}
