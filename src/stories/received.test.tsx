import { receivedTexts } from '@contract/texts/receivedTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { countRequests } from '@/testing/countRequests';
import { renderApp } from '@/testing/renderApp';

/** Comments of two readers under a post of the author, of which the first one waits. */
async function open(path = '/dashboard/comments', count = 3) {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { data } = app.mockApi;
  const { tables } = data;
  tables.comments.replace([]);
  const post = tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  const start = Date.now() - 60_000;
  const texts = ['May I?', 'How deep?', 'Which soil?', 'And when?'].slice(0, count);
  for (const [at, text] of texts.entries()) {
    const times = { createdAt: start - at, updatedAt: start - at };
    const authorId = at === 1 ? 'user-newbie' : 'user-reader';
    const on = { ...times, id: `c${at}`, postId: post?.id ?? '', authorId, text };
    await data.comments.insert({ ...buildCommentRow(on), state: at === 0 ? 'held' : 'shown' });
  }
  const row = (text: string) => screen.getByText(text).closest('li') ?? document.body;
  const stateOf = (id: string) => tables.comments.rows().find((comment) => comment.id === id);
  await app.router.navigate(path);
  await screen.findByRole('list', { name: 'Comments' });
  return { ...app, post, row, stateOf };
}

const tab = (name: string) => screen.findByRole('link', { name });

test('an author sees all comments under own posts, and those that wait or have no answer', async () => {
  const { user, row, router, post } = await open();
  const list = screen.getByRole('list', { name: 'Comments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(row('How deep?')).getByRole('link', { name: post?.title ?? '' })).toHaveAttribute(
    'href',
    `/posts/${post?.url}`,
  );
  expect(await tab('All')).toHaveAttribute('aria-current', 'page');
  await user.click(await tab('Waiting (1)'));
  await waitFor(() => expect(screen.queryByText('How deep?')).toBeNull());
  expect(await screen.findByText('May I?')).toBeVisible();
  await user.click(await tab('Unanswered (2)'));
  expect(await screen.findByText('Which soil?')).toBeVisible();
  expect(router.state.location.search).toBe('?view=unanswered');
});

test('an approved comment stays in its row, and the focus goes on to the next one', async () => {
  const { user, row, stateOf } = await open();
  const first = row('May I?');
  expect(within(first).queryByRole('button', { name: /^Hide/ })).toBeNull();
  await user.click(within(first).getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(row('How deep?')).toHaveFocus());
  expect(stateOf('c0')?.state).toBe('shown');
  expect(within(row('May I?')).getByRole('button', { name: /^Hide/ })).toBeVisible();
  expect(await tab('Waiting')).toBeVisible();
  expect(await tab('Unanswered (3)')).toBeVisible();
});

test('a comment is hidden for a reason by keys, and shown again', async () => {
  const { user, row, stateOf } = await open();
  row('How deep?').focus();
  await user.keyboard('h');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide This Comment' }));
  await user.type(dialog.getByLabelText('Reason'), 'Off topic{Control>}{Enter}{/Control}');
  await waitFor(() => expect(row('Which soil?')).toHaveFocus());
  expect(stateOf('c1')).toMatchObject({ state: 'hidden', stateReason: 'Off topic' });
  expect(within(row('How deep?')).getByText(/^Hidden by the author/)).toBeVisible();
  await user.click(within(row('How deep?')).getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(stateOf('c1')?.state).toBe('shown'));
});

test('a comment is answered in place', async () => {
  const { user, row, mockApi } = await open();
  row('How deep?').focus();
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Your reply'), 'Two spades.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await within(row('How deep?')).findByText(receivedTexts.answered)).toBeVisible();
  await waitFor(() => expect(row('Which soil?')).toHaveFocus());
  expect(mockApi.data.tables.comments.rows()).toContainEqual(
    expect.objectContaining({ parentId: 'c1', text: 'Two spades.', authorId: 'user-author' }),
  );
  expect(await tab('Unanswered (1)')).toBeVisible();
  await user.click(within(row('Which soil?')).getByRole('button', { name: /^Reply/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(within(row('Which soil?')).getByRole('button', { name: /^Reply/ })).toHaveFocus(),
  );
});

test('a person is muted in all rows, and unmuted again', async () => {
  const { user, row, mockApi } = await open('/dashboard/comments', 4);
  await user.click(within(row('Which soil?')).getByRole('button', { name: /^Mute/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute This Person' }));
  await user.click(dialog.getByRole('button', { name: 'Mute' }));
  await waitFor(() => expect(screen.getAllByText(receivedTexts.muted)).toHaveLength(3));
  await waitFor(() => expect(row('And when?')).toHaveFocus());
  expect(mockApi.data.tables.mutes.rows()).toContainEqual(
    expect.objectContaining({ userId: 'user-author', mutedId: 'user-reader' }),
  );
  expect(within(row('How deep?')).queryByText(receivedTexts.muted)).toBeNull();
  await user.click(within(row('Which soil?')).getByRole('button', { name: /^Unmute/ }));
  await waitFor(() => expect(screen.queryByText(receivedTexts.muted)).toBeNull());
});

test('a comment that its writer has changed is shown with its new words', async () => {
  const { user, row, mockApi, stateOf } = await open();
  const update = { text: 'Buy my fern', updatedAt: Date.now() };
  await mockApi.data.comments.update('c0', update, 'user-reader');
  await user.click(within(row('May I?')).getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('Buy my fern')).toBeVisible();
  expect(stateOf('c0')?.state).toBe('held');
});

test('a decision loads the numbers once, and no list of comments', async () => {
  const app = await open();
  const lists = countRequests(app, /\/blogs\/comments\?/);
  const comments = countRequests(app, /\/comments\/[^/]+\?/);
  await app.user.click(within(app.row('May I?')).getByRole('button', { name: /^Approve/ }));
  expect(await tab('Waiting')).toBeVisible();
  expect([lists(), comments()]).toEqual([1, 0]);
});

test('a member finds all own comments, and a view without comments says so', async () => {
  const { user, mockApi } = await open();
  mockApi.data.tables.comments.replace([]);
  await user.click(await tab('Unanswered (2)'));
  expect(await screen.findByText(receivedTexts.none.unanswered)).toBeVisible();
  await user.click(await tab('Written by you'));
  expect(await screen.findByText('You have not commented on a post yet.')).toBeVisible();
});

test('who doesn’t moderate is led from the queues to the comments that wait', async () => {
  const { router } = await open('/dashboard/moderation?view=held');
  expect(router.state.location.pathname).toBe('/dashboard/comments');
  expect(router.state.location.search).toBe('?view=waiting');
});
