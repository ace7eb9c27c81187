import type { Role } from '@contract/entities';
import { createAction } from '@reduxjs/toolkit';

type FollowChange = { authorId: string; viewerId: string; isFollowing: boolean };

/** Shows a follow or unfollow before the API has confirmed it. */
export const followChanged = createAction<FollowChange>('profile/followChanged');

/** Takes it back after the call has failed. */
export const followUndone = createAction<FollowChange>('profile/followUndone');

/** An administrator gave an account another role. */
export const roleChanged = createAction<{ id: string; role: Role }>('profile/roleChanged');
