import { blockTexts } from './documentText';
import type { EditorDocument } from './editorDocument';
import { readBlock } from './knownBlock';
import type { PassageState } from './passageStates';

/** The words of a passage and their place: `blockId` is the first block. */
export type PassageWords = { blockId: string; quote: string };

/** The text of a block, in the form in which passages are compared. */
export type PassageText = { blockId: string; text: string };

/** Texts are compared in this form: white space doesn't count, the case of letters does. */
export const comparable = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The comparable text of every block, also of those without words. */
export function passageTexts(document: EditorDocument): PassageText[] {
  const texts = new Map(blockTexts(document).map(({ blockId, text }) => [blockId, text]));
  return document.blocks.map((stored, index) => {
    const blockId = stored.id ?? String(index);
    // Elsewhere code isn't part of a post's text, but it can be saved as a passage.
    const block = stored.type === 'code' ? readBlock(stored) : null;
    const text = block?.type === 'code' ? block.data.code : texts.get(blockId);
    return { blockId, text: comparable(text ?? '') };
  });
}

/** The text from a block on: of this block, or of as many as a quote of this length can reach. */
function textFrom(texts: readonly PassageText[], start: number, length: number) {
  const first = texts[start]?.text ?? '';
  let joined = first;
  for (const { text } of texts.slice(start + 1)) {
    if (joined.length >= first.length + length) break;
    if (text !== '') joined = joined === '' ? text : `${joined} ${text}`;
  }
  return { first, joined };
}

/** Whether the words start in the block at this index. Only words with a line break go on in the next ones. */
function stands(texts: readonly PassageText[], index: number, quote: string) {
  const words = comparable(quote);
  const single = texts[index]?.text.includes(words) === true;
  if (single || !quote.trim().includes('\n')) return single;
  const { first, joined } = textFrom(texts, index, words.length);
  const at = joined.indexOf(words);
  return at !== -1 && at < first.length;
}

/** The id of the first block that contains the words, or in which they start. The passage's own block is tried first. */
export function findBlock(texts: readonly PassageText[], { blockId, quote }: PassageWords) {
  const own = texts.findIndex((text) => text.blockId === blockId);
  if (own !== -1 && stands(texts, own, quote)) return blockId;
  const words = comparable(quote);
  const found = texts.findIndex(
    ({ text }, index) =>
      // Long documents: most blocks don't contain the beginning of the words.
      (text.includes(words) || quote.trim().includes('\n')) && stands(texts, index, quote),
  );
  return texts[found]?.blockId ?? null;
}

/** The state of a passage in a document, of which `texts` are the texts. Saved posts are always unchanged. */
export function stateInTexts(texts: readonly PassageText[], words: PassageWords): PassageState {
  if (comparable(words.quote) === '') return 'unchanged';
  const found = findBlock(texts, words);
  if (found !== null) return found === words.blockId ? 'unchanged' : 'moved';
  return texts.some(({ blockId }) => blockId === words.blockId) ? 'changed' : 'gone';
}

/** The state of a passage in a document. */
export const passageState = (document: EditorDocument, words: PassageWords) =>
  stateInTexts(passageTexts(document), words);
