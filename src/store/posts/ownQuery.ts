import type { Passage } from '@contract/book/bookEntities';
import { readOwn } from '@contract/endpoints/own';
import { limits } from '@contract/limits';
import { createAction } from '@reduxjs/toolkit';
import { createAppAsyncThunk } from '../createAppAsyncThunk';
import { queryOf } from '../queryOf';
import { keyOf, type OwnArg, ownParts } from './selectOwn';
import { setSilenced } from './silenceThunks';

type PassageOfPost = OwnArg & { passage: Passage };

/** The member has saved these words of the post, or changed what was saved. Without words the post is saved. */
export const passageKept = createAction<PassageOfPost>('own/passageKept');

export const passageRemoved = createAction<PassageOfPost>('own/passageRemoved');

const fetchOwn = createAppAsyncThunk(
  'own/fetch',
  ({ postId }: OwnArg, { call }) => call(readOwn, { params: { id: postId } }),
  { toasts: { isSilent: true } },
);

const ofPost = ({ payload }: { payload: OwnArg }) => keyOf(payload);

/** Rendered pages are the same for everybody, so the parts of a post's page share one request for this. */
export const ownQuery = queryOf(fetchOwn, {
  name: ownParts,
  keyOf,
  dataOf: (answer) => answer,
  limit: limits.cache.posts,
})
  .on(
    passageKept,
    (part, { payload: { passage } }) => ({
      ...part,
      isSaved: part.isSaved || passage.quote === '',
      passages: [passage, ...part.passages.filter(({ _id: id }) => id !== passage._id)],
    }),
    ofPost,
  )
  .on(
    passageRemoved,
    (part, { payload: { passage } }) => ({
      ...part,
      isSaved: part.isSaved && passage.quote !== '',
      passages: part.passages.filter(({ _id: id }) => id !== passage._id),
    }),
    ofPost,
  )
  .on(
    setSilenced.fulfilled,
    ({ isSilenced, silencedThreads, ...part }, { meta: { arg } }) => ({
      ...part,
      isSilenced: arg.threadId === null ? arg.isSilenced : isSilenced,
      silencedThreads: [
        ...silencedThreads.filter((id) => id !== arg.threadId),
        ...(arg.isSilenced && arg.threadId !== null ? [arg.threadId] : []),
      ],
    }),
    ({ meta }) => keyOf(meta.arg),
  );
