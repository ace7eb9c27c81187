import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../appTypes';
import { rootReducer } from '../rootReducer';

type OpenPost = {
  /** The post that a member has opened last. */
  postId: string | null;
  /** Whether a stream of this tab tells about its comments. */
  isStreamed: boolean;
  /** How many comments everybody sees, as a stream has told last. */
  count: number | null;
};

const nothingTold = { isStreamed: false, count: null };

const initialState: OpenPost = { postId: null, ...nothingTold };

const openPostSlice = createSlice({
  name: 'openPost',
  initialState,
  reducers: {
    postOpened: (state, { payload: postId }: PayloadAction<string>) =>
      state.postId === postId ? state : { postId, ...nothingTold },
    /** The stream of this tab tells about this post; null if it has none. */
    postStreamed(state, { payload: postId }: PayloadAction<string | null>) {
      state.isStreamed = postId !== null && postId === state.postId;
    },
    commentsCounted(state, { payload }: PayloadAction<{ postId: string; count: number }>) {
      if (payload.postId === state.postId) state.count = payload.count;
    },
  },
});

export const { postOpened, postStreamed, commentsCounted } = openPostSlice.actions;

const { selectSlice } = openPostSlice.injectInto(rootReducer);

/** Of a store to which the slice may have been added. */
export const selectOpenPost = (state: RootState & Parameters<typeof selectSlice>[0]) =>
  selectSlice(state);
