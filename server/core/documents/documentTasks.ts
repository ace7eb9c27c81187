import { type DocumentSize, sizeOf } from '@contract/document/documentSize';
import { blockTexts, showsAnything } from '@contract/document/documentText';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import * as v from 'valibot';
import type { Tasks } from './tasks';

/** A submitted document, sanitised, as it is stored. */
export type SentDocument = { content: string; size: DocumentSize; showsAnything: boolean };

/** What the API asks about documents. A large one takes up to half a second. */
export type DocumentResults = {
  /** Null if it is no document, or too large. */
  read: SentDocument | null;
  /** Of a stored document, which can be larger than the limit. */
  size: DocumentSize;
  showsAnything: boolean;
  /** The blocks that consist of sentences, for summaries. */
  prose: { blockId: string; text: string }[];
};

const size = v.object({
  blocks: v.number(),
  blockCharacters: v.number(),
  tableCells: v.number(),
  listItems: v.number(),
});

const proseTypes: ReadonlySet<string> = new Set(['paragraph', 'quote', 'list', 'raw']);
/** A summary is made from the beginning of a very long post. */
const mostProse = 100_000;

const empty: EditorDocument = { blocks: [] };

function readSent(json: string): SentDocument | null {
  const sent = json.trim() === '' ? empty : parseDocument(json);
  if (!sent) return null;
  const document = sanitizeDocument(sent);
  return {
    content: JSON.stringify(document),
    size: sizeOf(document),
    showsAnything: showsAnything(document),
  };
}

function proseOf(json: string): DocumentResults['prose'] {
  let left = mostProse;
  return blockTexts(parseDocument(json) ?? empty)
    .filter(({ type }) => proseTypes.has(type))
    .map(({ blockId, text }) => {
      const read = text.slice(0, Math.max(0, left));
      left -= text.length;
      return { blockId, text: read };
    })
    .filter(({ text }) => text !== '');
}

export const documentTasks: Tasks<DocumentResults> = {
  read: {
    output: v.nullable(v.object({ content: v.string(), size, showsAnything: v.boolean() })),
    run: readSent,
  },
  size: { output: size, run: (json) => sizeOf(parseDocument(json, Infinity) ?? empty) },
  showsAnything: {
    output: v.boolean(),
    run: (json) => showsAnything(parseDocument(json) ?? empty),
  },
  prose: {
    output: v.array(v.object({ blockId: v.string(), text: v.string() })),
    run: proseOf,
  },
};
