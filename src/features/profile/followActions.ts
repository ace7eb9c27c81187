import { createAction } from '@reduxjs/toolkit';

type FollowExpected = { authorId: string; isFollowing: boolean };

/** A change of a follow is under way, and is shown as if it had already happened. */
export const followExpected = createAction<FollowExpected>('profile/followExpected');
