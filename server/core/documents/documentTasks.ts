import { compareDocuments } from '@contract/document/compareDocuments';
import { type DocumentSize, sizeOf } from '@contract/document/documentSize';
import { blockTexts, showsAnything } from '@contract/document/documentText';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { matchBlocks } from '@contract/document/matchBlocks';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { type BlockChange, blockChange } from '@contract/entities';
import * as v from 'valibot';
import { type Summary, summarise } from '../summary/summarise';
import type { Tasks } from './tasks';

/** The JSON that `read` takes: a submitted document and the stored one, '' if there is none. */
export type DocumentToRead = {
  sent: string;
  stored: string;
  /** The ids of new blocks start with it. */
  prefix: string;
};

/** A submitted document, sanitised, as it is stored: each block has an id. */
export type SentDocument = { content: string; size: DocumentSize; showsAnything: boolean };

/** What the API asks about documents. A large one takes up to half a second. */
export type DocumentResults = {
  /** Null if it is no document, or too large. The stored content itself if its blocks are the same. */
  read: SentDocument | null;
  /** Of a stored document, which can be larger than the limit. */
  size: DocumentSize;
  showsAnything: boolean;
  /** The blocks that consist of sentences, for summaries. */
  prose: { blockId: string; text: string }[];
  /** The most central sentences; the JSON has the title and the prose. */
  summary: Summary;
  /** What changed between two stored documents (`DocumentsToCompare`). */
  changes: BlockChange[];
};

/** The JSON that `changes` takes: two stored contents. */
export type DocumentsToCompare = { before: string; after: string };

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

const documentToRead = v.object({ sent: v.string(), stored: v.string(), prefix: v.string() });

function readSent(json: string): SentDocument | null {
  const { sent, stored, prefix } = v.parse(documentToRead, JSON.parse(json));
  const parsed = sent.trim() === '' ? empty : parseDocument(sent);
  if (!parsed) return null;
  const before = parseDocument(stored, Infinity) ?? empty;
  const document = matchBlocks(before, sanitizeDocument(parsed), prefix);
  // The time at which an editor was used, and its version, are no change.
  const isSame = JSON.stringify(document.blocks) === JSON.stringify(before.blocks);
  return {
    content: isSame && stored !== '' ? stored : JSON.stringify(document),
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

const prose = v.array(v.object({ blockId: v.string(), text: v.string() }));
const proseToSummarise = v.object({ title: v.string(), blocks: prose });

function summariseProse(json: string) {
  const { title, blocks } = v.parse(proseToSummarise, JSON.parse(json));
  return summarise(title, blocks);
}

const documentsToCompare = v.object({ before: v.string(), after: v.string() });

/** The blocks are cleaned again, because the rules can be stricter now. */
function compare(json: string): BlockChange[] {
  const { before, after } = v.parse(documentsToCompare, JSON.parse(json));
  const read = (content: string) => sanitizeDocument(parseDocument(content, Infinity) ?? empty);
  return compareDocuments(read(before), read(after));
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
    output: prose,
    run: proseOf,
  },
  summary: {
    output: v.array(v.object({ sentence: v.string(), blockId: v.string() })),
    run: summariseProse,
  },
  changes: { output: v.array(blockChange), run: compare },
};
