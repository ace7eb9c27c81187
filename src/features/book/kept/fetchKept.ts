import { blockTexts } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { listKept } from '@contract/endpoints/books';
import { readPost } from '@contract/endpoints/posts';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** A paragraph and how many people have saved words of it. */
export type KeptParagraph = { blockId: string; people: number; text: string };

/** What readers saved of a post, the most saved paragraph first. */
export const fetchKept = createAppAsyncThunk(
  'book/fetchKept',
  async ({ id, url }: { id: string; url: string }, { call }): Promise<KeptParagraph[]> => {
    const [{ kept }, { postDetails }] = await Promise.all([
      call(listKept, { params: { id } }),
      call(readPost, { params: { url }, body: {} }),
    ]);
    const document = parseDocument(postDetails.content);
    const texts = new Map(
      (document ? blockTexts(document) : []).map(({ blockId, text }) => [blockId, text]),
    );
    return kept
      .map(({ blockId, people }) => ({ blockId, people, text: texts.get(blockId) ?? '' }))
      .toSorted((one, other) => other.people - one.people);
  },
  { toasts: { failure: bookPageTexts.keptFailed } },
);
