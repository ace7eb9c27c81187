import { readPostLetters, stopPostLetters as stop } from '@contract/endpoints/writing';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { cachedQuery } from '@/store/cachedQuery';
import { mutation } from '@/store/mutation';

type OfPost = { postId: string };

/** The letters to subscribers about a post that wait. A view without the answer says nothing about them. */
export const postLettersQuery = cachedQuery({
  name: 'postLetters',
  keyOf: ({ postId }: OfPost) => postId,
  call: ({ postId: id }: OfPost, { call }) => call(readPostLetters, { params: { id } }),
  failure: null,
  limit: 1,
});

export const stopPostLetters = mutation('dashboard/stopPostLetters', stop, {
  input: ({ postId: id }: OfPost) => ({ params: { id } }),
  toasts: { failure: postLetterTexts.stopFailed },
});
