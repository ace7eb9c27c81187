import { gateTexts } from '@contract/texts/gateTexts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addComment } from '@/features/comments/model/commentThunks';
import { summarisePost } from '@/features/posts/model/summaryQuery';
import { blockUser, deleteAccount, unblockUser } from '@/features/profile/administrationThunks';
import { follow, unfollow } from '@/features/profile/followThunks';
import type { AppDispatch } from '@/store/appTypes';
import { likePost } from '@/store/posts/postThunks';
import { deletePost } from '@/store/posts/writingThunks';
import { countRequests } from '@/testing/countRequests';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const post = { id: 'p1', authorId: 'user-author' };
const account = { id: 'user-author', username: 'author', role: 'user' } as const;
const unfollowed = { authorId: 'user-author', viewerId: null, followId: 'f1' };

type Attempt = [action: string, attempt: (dispatch: AppDispatch) => unknown, message: string];

/** A page may still show these controls if the session has ended in another tab. */
const withoutSession: Attempt[] = [
  ['delete a post', (dispatch) => dispatch(deletePost(post)), 'Login to delete..'],
  ['delete an account', (dispatch) => dispatch(deleteAccount(account)), 'Login to delete..'],
  ['like', (dispatch) => dispatch(likePost({ postId: 'p1' })), 'Login to Like the Post..'],
  [
    'comment',
    (dispatch) => dispatch(addComment({ postId: 'p1', comment: 'Well', clientId: 'key-0001' })),
    'Login to comment..',
  ],
  [
    'request a summary',
    (dispatch) => dispatch(summarisePost({ postId: 'p1' })),
    'Login to generate AI summary..',
  ],
  [
    'follow',
    (dispatch) => dispatch(follow({ authorId: 'user-author', viewerId: null })),
    'Login to follow..',
  ],
  [
    'unfollow',
    (dispatch) => dispatch(unfollow(unfollowed)),
    'You should be loggedin with followId.',
  ],
  ['block', (dispatch) => dispatch(blockUser(account)), 'Login to block..'],
  ['unblock', (dispatch) => dispatch(unblockUser(account)), 'Login to block..'],
];

test.each(withoutSession)(
  'a user without a session cannot %s, and no call is made',
  async (...row) => {
    const [, attempt, message] = row;
    const app = await renderApp({ path: '/about' });
    await screen.findByRole('heading', { level: 1 });
    const calls = countRequests(app, /api/);
    await attempt(app.store.dispatch);
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(calls()).toBe(0);
  },
);

test.each([
  ['block a user', blockUser],
  ['unblock a user', unblockUser],
  ['delete the account of another user', deleteAccount],
])('a user who is not an administrator cannot %s', async (_, change) => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  await screen.findByRole('heading', { level: 1 });
  const calls = countRequests(app, /api/);
  await app.store.dispatch(change(account));
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.notAllowed));
  expect(calls()).toBe(0);
});
