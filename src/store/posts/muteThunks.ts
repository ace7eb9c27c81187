import { muteTexts } from '@contract/texts/muteTexts';
import * as mutes from '@/api/mutes';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { authorMuted } from './postEvents';

type Muting = { authorId: string };

export const muteUser = createAppAsyncThunk(
  'posts/muteUser',
  async ({ authorId }: Muting, { request, dispatch }) => {
    const answer = await mutes.muteUser(authorId, request);
    dispatch(authorMuted({ authorId, isMuted: true }));
    return answer;
  },
  { toasts: { success: fromServer, failure: muteTexts.muteFailed } },
);

export const unmuteUser = createAppAsyncThunk(
  'posts/unmuteUser',
  async ({ authorId }: Muting, { request, dispatch }) => {
    const answer = await mutes.unmuteUser(authorId, request);
    dispatch(authorMuted({ authorId, isMuted: false }));
    return answer;
  },
  { toasts: { success: fromServer, failure: muteTexts.unmuteFailed } },
);
