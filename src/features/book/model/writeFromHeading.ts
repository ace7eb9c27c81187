import type { Heading, Passage } from '@contract/book/bookEntities';
import { listPassages } from '@contract/endpoints/book';
import { createPost } from '@contract/endpoints/writing';
import { hyphenated } from '@contract/rules';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { newClientId } from '@/lib/newClientId';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { quotesDocument } from './quotesDocument';

/** A draft quotes so many passages of a heading, the newest ones. */
const most = 200;

async function readPassages(headingId: string, { call }: Pick<ThunkContext, 'call'>) {
  const passages: Passage[] = [];
  let areMore = true;
  while (areMore && passages.length < most) {
    const answer = await call(listPassages, { query: { headingId, skip: passages.length } });
    passages.push(...answer.passages);
    areMore = answer.areMore && answer.passages.length > 0;
  }
  return passages;
}

/** Stores a draft that quotes the passages of a heading; another device can continue it too. */
export const writeFromHeading = createAppAsyncThunk(
  'book/writeFromHeading',
  async ({ heading }: { heading: Heading }, { call }) => {
    const passages = await readPassages(heading._id, { call });
    const clientId = newClientId();
    const { newBlog } = await call(createPost, {
      body: {
        title: heading.title,
        content: JSON.stringify(quotesDocument(passages)),
        tags: '[]',
        // The author chooses the address before the publication.
        url: hyphenated(`${heading.slug}-${clientId.slice(-6)}`),
        isPublished: false,
        clientId,
      },
    });
    return newBlog;
  },
  { toasts: { failure: bookPageTexts.writingFailed } },
);
