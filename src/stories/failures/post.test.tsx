import { commentTexts } from '@contract/texts/commentTexts';
import { postTexts } from '@contract/texts/postTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commentLists } from '@/features/comments/model/commentData';
import { countNewComments } from '@/features/comments/news/countNewComments';
import { selectStoredPosts } from '@/features/posts/model/postQueries';
import { follows } from '@/features/profile/followState';
import { countReading, readWhen } from '@/features/reading/countReading';
import { ownQuery } from '@/store/posts/ownQuery';
import { fetchLikes } from '@/store/posts/postThunks';
import { reloadQuery } from '@/store/routeQuery';
import { expectAvailable } from '@/testing/availability';
import { expectFailures, failureNames } from '@/testing/expectFailures';
import { renderApp, requestPath } from '@/testing/renderApp';

/** Before a post of another author, for a reader who has commented it and neither likes nor follows. */
async function openAbout() {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  return { app, path: `/posts/${post?.url}` };
}

async function openPost() {
  const { app, path } = await openAbout();
  const answered: string[] = [];
  app.server.events.on('response:mocked', ({ request }) => answered.push(requestPath(request)));
  await app.router.navigate(path);
  // The page reads the likes again by itself, after it has shown the post.
  await waitFor(() => expect(answered).toContain('/likecount'));
  await waitFor(() => expect(app.store.getState().postCards?.pendingReads).toEqual({}));
  return app;
}

const findButton = (name: string) => screen.findByRole('button', { name });

test.each([{ call: 'countRead' }])('$call: a read that can’t be sent is not said', () => {
  vi.useFakeTimers();
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
  document.body.innerHTML = '<div class="post-blocks"><p id="block-a"></p></div>';
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView);
  stop();
  vi.useRealTimers();
  expect(send).toHaveBeenCalled();
  expect(document.body).toHaveTextContent(/^$/);
});

test('likePost, unlikePost, followAuthor, unfollowAuthor: a failure is shown and taken back', async () => {
  const app = await openPost();
  const like = await findButton('Like this post');
  if (like.getAttribute('aria-pressed') === 'true') fireEvent.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  const send = () => void fireEvent.click(like);
  await expectFailures(app, {
    call: 'likePost',
    waits: true,
    failed: 'Failed to like the post',
    also: failureNames,
    send,
    check: () => expect(like).toHaveAttribute('aria-pressed', 'false'),
  });
  fireEvent.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  // The like is answered.
  await waitFor(() => expect(app.store.getState().postCards?.pendingLikes).toEqual({}));
  await expectFailures(app, {
    call: 'unlikePost',
    waits: true,
    failed: 'Failed to unlike the post',
    send,
    check: () => expect(like).toHaveAttribute('aria-pressed', 'true'),
  });
  const about = within(screen.getByRole('region', { name: 'About the author' }));
  const button = await about.findByRole('button', { name: /^Follow/ });
  await waitFor(() => expectAvailable(button));
  const press = () => void fireEvent.click(button);
  const isFollowed = (text: string) => () => {
    expectAvailable(button);
    expect(button).toHaveTextContent(new RegExp(`^${text}$`));
  };
  if (button.textContent === 'Following') press();
  await waitFor(isFollowed('Follow'));
  await expectFailures(app, {
    call: 'followAuthor',
    waits: true,
    failed: 'Failed to follow the author.',
    send: press,
    check: isFollowed('Follow'),
  });
  press();
  await waitFor(() => expect(follows.select(app.store.getState())[0]?.data?.followId).toBeTruthy());
  await waitFor(isFollowed('Following'));
  await expectFailures(app, {
    call: 'unfollowAuthor',
    waits: true,
    failed: 'Failed to get the follow status',
    send: press,
    check: isFollowed('Following'),
  });
});

test('readLikes, readOwn, summarisePost, readFollow: a failure changes nothing on the page', async () => {
  const app = await openPost();
  const like = await findButton('Like this post');
  const pressed = like.getAttribute('aria-pressed');
  const postId = selectStoredPosts(app.store.getState()).at(-1)?.data?.id ?? '';
  await expectFailures(app, {
    call: 'readLikes',
    failed: null,
    messages: { '403': null },
    async send() {
      await app.store.dispatch(fetchLikes({ postId }));
    },
    check() {
      expectAvailable(like);
      expect(like).toHaveAttribute('aria-pressed', pressed);
    },
  });
  const viewerId = app.store.getState().auth.user?.id ?? '';
  const shown = () => commentLists.select(app.store.getState()).at(-1)?.data;
  await waitFor(() => expect(shown()).toBeTruthy());
  const before = shown();
  await expectFailures(app, {
    call: 'readOwn',
    failed: null,
    messages: { '403': null },
    send: () => app.store.dispatch(reloadQuery(ownQuery({ viewerId, postId }))),
    check: () => expect(shown()).toEqual(before),
  });
  const button = await findButton('AI Summary');
  await expectFailures(app, {
    call: 'summarisePost',
    failed: postTexts.summaryFailed,
    also: ['wrong shape'],
    // An answer without a summary is ignored without a message.
    messages: { 'wrong shape': null },
    send: () => void fireEvent.click(button),
    check() {
      expectAvailable(button);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  });
  const { pathname } = app.router.state.location;
  await expectFailures(app, {
    call: 'readFollow',
    failed: null,
    async send() {
      await app.router.navigate('/about');
      await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
      await app.router.navigate(pathname);
      await screen.findByRole('region', { name: 'About the author' });
    },
    check: () => expectAvailable(screen.getByRole('button', { name: /^Follow/ })),
  });
});

test('listComments: a failure is shown in place of the comments and can be tried again', async () => {
  const { app, path } = await openAbout();
  const retry = () => screen.queryByText('Try again');
  await expectFailures(app, {
    call: 'listComments',
    failed: 'The comments could not be loaded.',
    async send() {
      const button = retry();
      if (button) fireEvent.click(button);
      else await app.router.navigate(path);
    },
    check: () => expectAvailable(retry()),
  });
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(retry()).toBeNull());
});

test('readThread: a failure after a link to a comment is said, and the other comments stay', async () => {
  const app = await openPost();
  const { pathname } = app.router.state.location;
  await screen.findAllByRole('button', { name: 'Like this comment' });
  await expectFailures(app, {
    call: 'readThread',
    failed: commentTexts.moreFailed,
    send: async () => app.router.navigate(`${pathname}#comment-far`),
    check() {
      expect(screen.getAllByRole('button', { name: 'Like this comment' })).not.toEqual([]);
      expect(screen.queryByRole('button', { name: 'Show all comments' })).toBeNull();
    },
  });
});

test('likeComment, unlikeComment, addComment, updateComment, deleteComment: a failure is shown and taken back', async () => {
  const app = await openPost();
  const [like] = await screen.findAllByRole('button', { name: 'Like this comment' });
  if (!like) throw new Error('The post has no comments.');
  // A press does nothing before the answer to the last one.
  const press = (isLiked: 'true' | 'false') => () =>
    waitFor(() => {
      fireEvent.click(like);
      expect(like).toHaveAttribute('aria-pressed', isLiked);
    });
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  await expectFailures(app, {
    call: 'likeComment',
    waits: true,
    failed: commentTexts.likeFailed,
    send: press('true'),
    check: () => expect(like).toHaveAttribute('aria-pressed', 'false'),
  });
  await press('true')();
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(like.nextSibling).toHaveTextContent('1 person likes this'));
  await expectFailures(app, {
    call: 'unlikeComment',
    waits: true,
    failed: commentTexts.unlikeFailed,
    send: press('false'),
    check: () => expect(like).toHaveAttribute('aria-pressed', 'true'),
  });
  const box = await screen.findByLabelText('Your comment');
  const comment = screen.getByRole('button', { name: 'Comment' });
  fireEvent.change(box, { target: { value: 'A thought' } });
  await expectFailures(app, {
    call: 'addComment',
    waits: true,
    failed: commentTexts.addFailed,
    send: () => void fireEvent.click(comment),
    check() {
      expectAvailable(comment);
      expect(box).toHaveValue('A thought');
    },
  });
  fireEvent.click(comment);
  const row = within(
    await screen
      .findByText('A thought', { selector: 'li p' })
      .then((text) => text.closest('li') ?? document.body),
  );
  await expectFailures(app, {
    call: 'deleteComment',
    failed: commentTexts.deleteFailed,
    send() {
      fireEvent.click(row.getByRole('button', { name: 'Delete comment' }));
      // The time to undo it ends.
      fireEvent(window, new Event('pagehide'));
    },
    check: () => expect(row.getByText('A thought')).toBeVisible(),
  });
  fireEvent.click(row.getByRole('button', { name: 'Edit comment' }));
  const edited = await row.findByLabelText('Edited comment');
  fireEvent.change(edited, { target: { value: 'A second thought' } });
  const save = row.getByRole('button', { name: 'Save comment' });
  await expectFailures(app, {
    call: 'updateComment',
    waits: true,
    failed: commentTexts.updateFailed,
    send: () => void fireEvent.click(save),
    check() {
      expectAvailable(save);
      expect(edited).toHaveValue('A second thought');
    },
  });
});

test('countNewComments: a failure is not shown', async () => {
  const app = await openPost();
  const postId = commentLists.select(app.store.getState())[0]?.key ?? '';
  const after = new Date(0).toISOString();
  await expectFailures(app, {
    call: 'countNewComments',
    failed: null,
    messages: { '403': null },
    send: async () => void (await app.store.dispatch(countNewComments({ postId, after }))),
    check: () => expect(screen.queryByText(/new comments?$/)).toBeNull(),
  });
});
