import { commentTexts } from '@contract/texts/commentTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commentsQuery } from '@/features/comments/model/commentQueries';
import { expectAvailable } from '@/testing/availability';
import { buildCommentRow } from '@/testing/buildComment';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const showMore = () => screen.queryByRole('button', { name: 'Show more' });

function rows() {
  const section = screen.getByRole('region', { name: 'Comments' });
  return within(section).queryAllByRole('listitem');
}

const numbers = () => rows().map((row) => /Comment (\d+)/.exec(row.textContent)?.[1]);

/** A post with the comments 1 to 45, of which the reader wrote the newest. */
async function openPost() {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  async function insert(number: number) {
    const times = { createdAt: number, updatedAt: number };
    const authorId = number === 45 ? 'user-reader' : 'user-admin';
    const row = { postId, authorId, text: `Comment ${number}`, ...times };
    await data.comments.insert(buildCommentRow({ id: `comment-x${number}`, ...row }));
  }
  for (let number = 1; number <= 45; number += 1) await insert(number);
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByText('Comment 45');
  return { ...app, postId, insert };
}

function counting(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, at) => String(from - at));
}

test('a reader sees twenty comments, and more on request', async () => {
  const { user } = await openPost();
  const press = async () => user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(numbers()).toEqual(counting(45, 26));
  expect(screen.getByText('45 comments')).toBeInTheDocument();

  // After an error the comments stay and the reader can try again.
  failCalls({ listComments: { status: 0, times: 1 } });
  await press();
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.moreFailed));
  expect(numbers()).toEqual(counting(45, 26));

  // The first new comment gets the focus.
  await press();
  await waitFor(() => expect(rows()[20]).toHaveFocus());
  expect(numbers()).toEqual(counting(45, 6));
  await press();
  await waitFor(() => expect(numbers()).toEqual(counting(45, 1)));
  expect(showMore()).toBeNull();
  expect(screen.getByText('45 comments')).toBeInTheDocument();
});

test('a reader who has moved on keeps the focus; a new comment appears on top, and the first page is loaded again', async () => {
  const app = await openPost();
  const { user } = app;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const box = screen.getByPlaceholderText('Your comment here');
  box.focus();
  await waitFor(() => expect(rows()).toHaveLength(40));
  await waitFor(() => expectAvailable(showMore()));
  await waitFor(() => expect(box).toHaveFocus());
  const loads = countRequests(app, /\/comments\/.*skip/);
  await enterText(user, box, 'Comment 46');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(numbers()).toEqual(counting(46, 6)));
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.added));
  expect(loads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(numbers()).toEqual(counting(46, 1)));
});

test('more new comments than a page leave a gap before the others, which is filled on request', async () => {
  const { user, store, postId, insert } = await openPost();
  for (let number = 46; number <= 70; number += 1) await insert(number);
  await store.dispatch(commentsQuery(postId).fetch());
  const gap = () => rows().find((row) => !row.textContent.includes('Comment'));
  await waitFor(() =>
    expect(numbers()).toEqual([...counting(70, 51), undefined, ...counting(45, 26)]),
  );
  await user.click(within(gap() ?? document.body).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(numbers()).toEqual(counting(70, 26)));
  await waitFor(() => expect(rows()[20]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(numbers()).toEqual(counting(70, 6)));
});

test('after a deletion no comment is missing from the next page', async () => {
  const { user, mockApi } = await openPost();
  await user.click(screen.getByRole('button', { name: 'Delete comment' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(numbers()).toEqual(counting(44, 25)));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(numbers()).toEqual(counting(44, 5)));

  // After too many comments the page says when to try again.
  const limit = { most: 1, within: 12 * 60_000 };
  await mockApi.ports.limits.take('comments account user-reader', limit);
  await mockApi.ports.limits.take('comments account user-reader', { ...limit, most: 400 }, 399);
  const box = screen.getByPlaceholderText('Your comment here');
  await enterText(user, box, 'One more');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(alerts()).toHaveTextContent('Too many comments. Try again in 12 minutes.'),
  );
  expect(box).toHaveValue('One more');
});
