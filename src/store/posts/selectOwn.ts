import type { RootState } from '../appTypes';
import { entryOf } from '../cache';

/** The viewer is part of it because the answer depends on who asks. */
export type OwnArg = { viewerId: string; postId: string };

export const keyOf = ({ viewerId, postId }: OwnArg) => `${viewerId}/${postId}`;

/** What concerns the member about the post, once it has loaded. Its slice loads for members only. */
export const selectOwn = (arg: OwnArg) => (state: RootState) =>
  entryOf(state.own?.parts ?? [], keyOf(arg));
