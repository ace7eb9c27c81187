import type { Answer } from '@contract/endpoint';
import type { readOwn } from '@contract/endpoints/own';
import type { RootState } from '../appTypes';
import { answersOf, entryOf } from '../cache';

/** What concerns one member about a post. */
export type OwnPart = Answer<typeof readOwn>;

/** The viewer is part of it because the answer depends on who asks. */
export type OwnArg = { viewerId: string; postId: string };

export const keyOf = ({ viewerId, postId }: OwnArg) => `${viewerId}/${postId}`;

export const ownParts = answersOf<OwnPart>('own');

/** What concerns the member about the post, once it has loaded. Its query loads for members only. */
export const selectOwn = (arg: OwnArg) => (state: RootState) =>
  entryOf(ownParts.select(state), keyOf(arg));
