import { documentText, readingMinutes } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { searchWords } from './searchWords';

/** What is stored about a document: its words for the search, and how many minutes it takes to read. */
export type DocumentColumns = { words: readonly string[]; minutes: number };

/** Derives the columns from a post's content. A large document is left to another thread. */
export type ReadColumns = (content: string) => Promise<DocumentColumns>;

function textOf(content: string) {
  const document = parseDocument(content);
  return document ? documentText(document) : '';
}

export function documentColumns(content: string): DocumentColumns {
  const text = textOf(content);
  return { words: searchWords(text), minutes: readingMinutes(text) };
}

/** How many minutes it takes to read a post's content; one if it is no document. */
export const contentMinutes = (content: string) => readingMinutes(textOf(content));

/**
 * The id of a block as stored documents contain it: they are JSON without spaces, and in their texts quotation marks are
 * escaped. So a document of 1 MiB isn't parsed to find a block.
 */
export const storedBlockId = (blockId: string) => `"id":${JSON.stringify(blockId)}`;
