import * as mutes from '@contract/endpoints/mutes';
import { muteTexts } from '@contract/texts/muteTexts';
import { fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';
import { authorMuted } from './postEvents';

type Muting = { authorId: string };

const input = ({ authorId }: Muting) => ({ params: { id: authorId } });

export const muteUser = mutation('posts/muteUser', mutes.muteUser, {
  input,
  done: (_, { authorId }, { dispatch }) => dispatch(authorMuted({ authorId, isMuted: true })),
  toasts: { success: fromServer, failure: muteTexts.muteFailed },
});

export const unmuteUser = mutation('posts/unmuteUser', mutes.unmuteUser, {
  input,
  done: (_, { authorId }, { dispatch }) => dispatch(authorMuted({ authorId, isMuted: false })),
  toasts: { success: fromServer, failure: muteTexts.unmuteFailed },
});
