import { blockTexts } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import * as books from '@/api/books';
import * as posts from '@/api/posts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** A paragraph and how many people keep words of it. */
export type KeptParagraph = { blockId: string; people: number; text: string };

/** What readers keep of a post, the most kept paragraph first. */
export const fetchKept = createAppAsyncThunk(
  'book/fetchKept',
  async ({ id, url }: { id: string; url: string }, { request }): Promise<KeptParagraph[]> => {
    const [{ kept }, { postDetails }] = await Promise.all([
      books.listKept(id, request),
      posts.readPost(url, request),
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
