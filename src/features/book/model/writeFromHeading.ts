import type { Heading, Passage } from '@contract/book/bookEntities';
import { hyphenated } from '@contract/rules';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import * as book from '@/api/book';
import type { CallOptions } from '@/api/call';
import * as writing from '@/api/writing';
import { newClientId } from '@/lib/newClientId';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { quotesDocument } from './quotesDocument';

/** A draft quotes so many passages of a heading, the newest ones. */
const most = 200;

async function readPassages(headingId: string, request: CallOptions) {
  const passages: Passage[] = [];
  let areMore = true;
  while (areMore && passages.length < most) {
    const answer = await book.listPassages({ headingId, skip: passages.length }, request);
    passages.push(...answer.passages);
    areMore = answer.areMore && answer.passages.length > 0;
  }
  return passages;
}

/** Stores a draft that quotes the passages of a heading; another device can continue it too. */
export const writeFromHeading = createAppAsyncThunk(
  'book/writeFromHeading',
  async ({ heading }: { heading: Heading }, { request }) => {
    const passages = await readPassages(heading._id, request);
    const clientId = newClientId();
    const { newBlog } = await writing.createPost(
      {
        title: heading.title,
        content: JSON.stringify(quotesDocument(passages)),
        tags: '[]',
        // The author chooses the address before the publication.
        url: hyphenated(`${heading.slug}-${clientId.slice(-6)}`),
        isPublished: false,
        clientId,
      },
      request,
    );
    return newBlog;
  },
  { toasts: { failure: bookPageTexts.writingFailed } },
);
