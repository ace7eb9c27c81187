import * as mutes from '@contract/endpoints/mutes';
import { muteTexts } from '@contract/texts/muteTexts';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { authorMuted } from './postEvents';

type Muting = { authorId: string };

export const muteUser = createAppAsyncThunk(
  'posts/muteUser',
  async ({ authorId }: Muting, { call, dispatch }) => {
    const answer = await call(mutes.muteUser, { params: { id: authorId } });
    dispatch(authorMuted({ authorId, isMuted: true }));
    return answer;
  },
  { toasts: { success: fromServer, failure: muteTexts.muteFailed } },
);

export const unmuteUser = createAppAsyncThunk(
  'posts/unmuteUser',
  async ({ authorId }: Muting, { call, dispatch }) => {
    const answer = await call(mutes.unmuteUser, { params: { id: authorId } });
    dispatch(authorMuted({ authorId, isMuted: false }));
    return answer;
  },
  { toasts: { success: fromServer, failure: muteTexts.unmuteFailed } },
);
