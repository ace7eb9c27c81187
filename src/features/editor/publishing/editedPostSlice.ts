import type { PostDetails } from '@contract/entities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import { fetchEditedPost } from './editorThunks';

type EditedPostState = { posts: Cache<PostDetails> };
type EditedPostArg = Parameters<typeof fetchEditedPost>[0];

declare module '@/store/appTypes' {
  interface LazySlices {
    editedPost: EditedPostState;
  }
}

const keyOf = ({ editorId, url }: EditedPostArg) => `${editorId}/${url}`;

const reducePosts = createCacheReducer({
  thunk: fetchEditedPost,
  keyOf,
  dataOf: (post): PostDetails => post,
  limit: 1,
});

const initialState: EditedPostState = { posts: [] };

const editedPostSlice = createSlice({
  name: 'editedPost',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(fetchEditedPost), (state, action) => {
      state.posts = reducePosts(state.posts, action);
    });
  },
});

const { selectSlice } = editedPostSlice.injectInto(rootReducer);

/** Each editor has its own id, so that it never opens the answer that an earlier one was given. */
export function editedPostQuery(arg: EditedPostArg): RouteQuery<PostDetails> {
  return {
    key: `editor/${keyOf(arg)}`,
    fetch: () => fetchEditedPost(arg),
    select: (state) => entryOf(selectSlice(state).posts, keyOf(arg)),
  };
}
