import { createAction } from '@reduxjs/toolkit';

type FollowChange = { authorId: string; viewerId: string; isFollowing: boolean };

/** Shows a follow or unfollow before the API has confirmed it. */
export const followChanged = createAction<FollowChange>('profile/followChanged');
