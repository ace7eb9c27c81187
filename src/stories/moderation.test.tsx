import { reportMessages } from '@contract/texts/apiMessages';
import { listTexts } from '@contract/texts/listTexts';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { roleTexts } from '@contract/texts/roleTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { enterText } from '@/testing/enterText';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

type Persona = 'reader' | 'author' | 'moderator' | 'admin';

/** The newest post of the author, with a comment by the reader. */
async function openPost(as: Persona, { held = false } = {}) {
  const app = await renderApp({ path: '/about', as, withSessionKeeper: true });
  const { data } = app.mockApi;
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await data.posts.ofAuthor(ofAuthor)).rows;
  const postId = post?.id ?? '';
  const times = { createdAt: post?.createdAt ?? 0, updatedAt: post?.createdAt ?? 0 };
  const row = { id: 'mine', postId, authorId: 'user-reader', text: 'Buy my fern', ...times };
  await data.comments.insert(buildCommentRow(row));
  if (held) {
    const admin = await signInElsewhere(app.mockApi, 'admin');
    const params = { commentId: 'mine' };
    await admin.ok('decideComment', { params, body: { state: 'held' } });
  }
  const state = async () => (await data.comments.byId('mine'))?.state;
  return { ...app, url: post?.url ?? '', state };
}

async function hide(user: Awaited<ReturnType<typeof openPost>>['user'], reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
  await enterText(user, dialog.getByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
}

test('the author of a post hides a comment for a reason, and shows it again', async () => {
  const { user, router, url, state } = await openPost('author');
  await router.navigate(`/posts/${url}`);
  const row = (await screen.findByText('Buy my fern')).closest('li');
  if (!row) throw new Error('The comment is in no row.');
  await user.click(await within(row).findByText('Hide…'));
  await hide(user, 'Advertising');
  expect(await within(row).findByText(/^Hidden by the author/)).toHaveTextContent(
    'Hidden by the author: Advertising',
  );
  expect(await state()).toBe('hidden');
  expect(notices()).toHaveTextContent(moderationTexts.decided);
  await user.click(within(row).getByText('Show'));
  await waitFor(() => expect(screen.queryByText(/^Hidden by/)).toBeNull());
  expect(await state()).toBe('shown');
});

test('the author of a post is offered nothing about what a moderator has hidden', async () => {
  const { router, url, mockApi } = await openPost('author');
  const moderator = await signInElsewhere(mockApi, 'moderator');
  const body = { state: 'hidden', reason: 'Advertising' } as const;
  await moderator.ok('decideComment', { params: { commentId: 'mine' }, body });
  await router.navigate(`/posts/${url}`);
  const row = (await screen.findByText(/^Hidden by a moderator/)).closest('li');
  await waitFor(() => expect(screen.getAllByText('Hide…').length).toBeGreaterThan(0));
  const own = within(row ?? document.body);
  expect([own.queryByText('Show'), own.queryByText('Hide…')]).toEqual([null, null]);
});

test('the writer of a hidden comment reads why, and has no menu', async () => {
  const { router, url, mockApi } = await openPost('reader');
  const admin = await signInElsewhere(mockApi, 'moderator');
  const body = { state: 'hidden', reason: 'Advertising' } as const;
  await admin.ok('decideComment', { params: { commentId: 'mine' }, body });
  await router.navigate(`/posts/${url}`);
  expect(await screen.findByText(/^Hidden by a moderator/)).toHaveTextContent(
    'Hidden by a moderator: Advertising',
  );
  expect(screen.queryByText('Hide…')).toBeNull();
  const row = screen.getByText('Buy my fern').closest('li') ?? document.body;
  expect(within(row).queryByRole('button', { name: /^More actions/ })).toBeNull();
});

test('the writer of a removed comment reads why, and can not change it', async () => {
  const { router, url, mockApi } = await openPost('reader');
  const moderator = await signInElsewhere(mockApi, 'moderator');
  const body = { state: 'removed', reason: 'Advertising' } as const;
  await moderator.ok('decideComment', { params: { commentId: 'mine' }, body });
  await router.navigate(`/posts/${url}`);
  const row = (await screen.findByText(/^Removed by a moderator/)).closest('li');
  expect(row).toHaveTextContent('Removed by a moderator: Advertising');
  expect(row).toHaveTextContent('Buy my fern');
  expect(within(row ?? document.body).queryByRole('button')).toBeNull();
});

test('a moderator has no menu at comments of administrators, and no decisions that are refused about reports', async () => {
  const { user, router, url, mockApi } = await openPost('moderator');
  const admin = await signInElsewhere(mockApi, 'admin');
  const postId = (await mockApi.data.comments.byId('mine'))?.postId ?? '';
  const { comment } = await admin.ok('addComment', {
    body: { blogId: postId, comment: 'Please stay friendly' },
  });
  await router.navigate(`/posts/${url}`);
  const rowOf = (text: string) => screen.getByText(text).closest('li') ?? document.body;
  await screen.findByText('Please stay friendly');
  await within(rowOf('Buy my fern')).findByText('Hide…');
  await waitFor(() =>
    expect(within(rowOf('Please stay friendly')).queryByText('Hide…')).toBeNull(),
  );
  const reader = await signInElsewhere(mockApi, 'reader');
  const subjectId = comment?._id ?? '';
  const reported = { kind: 'comment', subjectId, reason: 'other', text: 'Not friendly.' } as const;
  await reader.ok('addReport', { body: reported });
  await router.navigate('/dashboard/moderation');
  const item = (await screen.findByText('Not friendly.')).closest('li') ?? document.body;
  expect(within(item).queryByRole('button', { name: 'Hide…' })).toBeNull();
  expect(within(item).queryByRole('button', { name: 'Remove…' })).toBeNull();
  await user.click(within(item).getByRole('button', { name: 'Other decisions' }));
  expect(within(item).getByText('Uphold only…')).toBeVisible();
  expect(within(item).queryByText('Restrict the author…')).toBeNull();
});

test('a moderator approves a comment that waits, and takes that back', async () => {
  const { user, router, state } = await openPost('moderator', { held: true });
  await router.navigate('/dashboard/moderation?view=held');
  const person = within(await screen.findByRole('region', { name: 'Tomas Lindqvist' }));
  expect(person.getByText('Buy my fern')).toBeVisible();
  const items = [...document.querySelectorAll('[data-item]')];
  expect(screen.getByText(listTexts.keys, { exact: false })).toBeVisible();
  await user.keyboard('j');
  await waitFor(() => expect(items[0]).toHaveFocus());
  await user.keyboard('jk');
  await waitFor(() => expect(items[0]).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.hash).toMatch(/^#comment-/));
  await router.navigate(-1);
  await screen.findByRole('region', { name: 'Tomas Lindqvist' });
  const again = within(screen.getByRole('region', { name: 'Tomas Lindqvist' }));
  await user.click(again.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByText('Buy my fern')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-item'));
  expect(await state()).toBe('shown');

  expect(screen.getByText('You have approved a comment by')).toBeVisible();
  await user.keyboard('u');
  const returned = (await screen.findByText('Buy my fern')).closest('li');
  await waitFor(() => expect(returned).toHaveFocus());
  expect(await state()).toBe('held');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Log' })).toBeNull();
});

test('a moderator who approves a text that was changed since reads the new one first', async () => {
  const { user, router, state, mockApi } = await openPost('moderator', { held: true });
  await router.navigate('/dashboard/moderation?view=held');
  const person = within(await screen.findByRole('region', { name: 'Tomas Lindqvist' }));
  const updatedAt = Date.now() + 60_000;
  await mockApi.data.comments.update('mine', { text: 'At my shop', updatedAt }, 'user-reader');
  await user.click(person.getByRole('button', { name: 'Approve' }));
  const item = (await screen.findByText('At my shop')).closest('li') ?? document.body;
  expect(within(item).getByText(moderationTexts.changedMeanwhile)).toBeVisible();
  expect(alerts()).not.toHaveTextContent(moderationTexts.changedMeanwhile);
  expect(await state()).toBe('held');
  await user.click(within(item).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByText('At my shop')).toBeNull());
  expect(await state()).toBe('shown');
});

test('an administrator hides all comments of a person, which the log tells', async () => {
  const { user, router, state } = await openPost('admin', { held: true });
  await router.navigate('/dashboard/moderation?view=held');
  const person = within(await screen.findByRole('region', { name: 'Tomas Lindqvist' }));
  await user.click(person.getByRole('button', { name: 'Hide all comments…' }));
  await hide(user, 'Only advertising');
  await waitFor(() => expect(screen.queryByText('Buy my fern')).toBeNull());
  expect(await state()).toBe('hidden');
  await user.click(screen.getByRole('link', { name: 'Log' }));
  const [newest] = within(await screen.findByRole('list', { name: 'Log' })).getAllByRole(
    'listitem',
  );
  expect(newest).toHaveTextContent('Maren Holt hid all comments of Tomas Lindqvist');
  const concerned = within(newest ?? document.body).getByRole('link', { name: 'Tomas Lindqvist' });
  expect(concerned).toHaveAttribute('href', '/username/reader');
  expect(newest).toHaveTextContent('Only advertising');

  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Posts');
  expect(await screen.findByText('No such decision in the last 180 days.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show the whole log' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lindqvist{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?view=log&q=lindqvist'));
  const found = await screen.findByRole('list', { name: 'Log' });
  expect(within(found).getAllByRole('listitem')[0]).toHaveTextContent('Only advertising');
});

test('a moderator hides a reported comment, and dismisses the report of a post', async () => {
  const { user, router, state, mockApi } = await openPost('moderator');
  const reader = await signInElsewhere(mockApi, 'admin');
  const postId = (await mockApi.data.comments.byId('mine'))?.postId ?? '';
  const text = 'Sells plants everywhere.';
  await reader.ok('addReport', {
    body: { kind: 'post', subjectId: postId, reason: 'other', text: 'No post.' },
  });
  await reader.ok('addReport', {
    body: { kind: 'comment', subjectId: 'mine', reason: 'spam', text },
  });
  await router.navigate('/dashboard/moderation');
  const list = within(await screen.findByRole('list', { name: 'Reports' }));
  const ofComment = list.getByText(text).closest('li');
  if (!ofComment) throw new Error('The report is in no item.');
  const next = ofComment.nextElementSibling ?? ofComment.previousElementSibling;
  expect(ofComment).toHaveTextContent('Reported once');
  expect(within(ofComment).getByText('Spam or advertising')).toBeVisible();
  await user.click(within(ofComment).getByRole('button', { name: 'Hide…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Reason')).toHaveValue('Spam or advertising.');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(await state()).toBe('hidden');
  const ofPost = screen.getByText('No post.').closest('li') ?? document.body;
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(within(ofPost).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('No post.')).toBeNull());
  expect(notices()).toHaveTextContent(reportMessages.decided);
});

test('a moderator restricts the author of a reported comment for a day; what another one has decided leaves the list', async () => {
  const { user, router, mockApi } = await openPost('moderator');
  const reporter = await signInElsewhere(mockApi, 'admin');
  const text = 'The third one today.';
  await reporter.ok('addReport', {
    body: { kind: 'comment', subjectId: 'mine', reason: 'spam', text },
  });
  const postId = (await mockApi.data.comments.byId('mine'))?.postId ?? '';
  const decided = 'Reported to two moderators.';
  await reporter.ok('addReport', {
    body: { kind: 'post', subjectId: postId, reason: 'other', text: decided },
  });
  await router.navigate('/dashboard/moderation');
  const item = (await screen.findByText(text)).closest('li');
  if (!item) throw new Error('The report is in no item.');
  await user.click(within(item).getByRole('button', { name: 'Other decisions' }));
  expect(within(item).queryByText('Block the author…')).toBeNull();
  await user.click(within(item).getByText('Restrict the author…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restrict the Author' }));
  expect(dialog.getByLabelText('How long')).toHaveDisplayValue('One week');
  await user.selectOptions(dialog.getByLabelText('How long'), 'One day');
  await user.click(dialog.getByRole('button', { name: 'Restrict' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  const now = Date.now();
  const writing = { userId: 'user-reader', kind: 'comment', now } as const;
  expect(await mockApi.data.restrictions.active(writing)).toMatchObject({
    reason: 'Spam or advertising.',
  });

  const { reports } = await reporter.ok('listReports', { query: {} });
  const id = reports.find(({ texts }) => texts.includes(decided))?._id ?? '';
  await reporter.ok('decideReport', { params: { id }, body: { decision: 'dismissed' } });
  const ofPost = screen.getByText(decided).closest('li') ?? document.body;
  await user.click(within(ofPost).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(decided)).toBeNull());
});

test('a moderator reads the words that were reported, as text, and about whom', async () => {
  const { router, mockApi } = await openPost('moderator');
  const words = '<img src=x onerror=alert(1)> **cheap**';
  await mockApi.data.comments.update('mine', { text: words, updatedAt: 1 }, 'user-reader');
  const admin = await signInElsewhere(mockApi, 'admin');
  const report = { kind: 'comment', subjectId: 'mine', reason: 'spam', text: '' } as const;
  await admin.ok('addReport', { body: report });
  await router.navigate('/dashboard/moderation');
  const item = (await screen.findByText(words)).closest('li') ?? document.body;
  const quote = within(item).getByRole('blockquote', { name: 'What was reported' });
  expect(quote.textContent).toBe(words);
  expect(item).toHaveTextContent(/Member since .+ · No earlier reports upheld/);
});

test('a moderator reads no title of a post that is not published', async () => {
  const { router, mockApi } = await openPost('moderator');
  const admin = await signInElsewhere(mockApi, 'admin');
  const report = { kind: 'comment', subjectId: 'mine', reason: 'spam', text: '' } as const;
  await admin.ok('addReport', { body: report });
  const postId = (await mockApi.data.comments.byId('mine'))?.postId ?? '';
  await mockApi.data.publication.unpublish(postId, { by: 'user-author', now: 9 });
  await router.navigate('/dashboard/moderation');
  const item = (await screen.findByText('Buy my fern')).closest('li') ?? document.body;
  expect(item).toHaveTextContent(/^Comment under a post that is not publishedby /);
  expect(within(item).queryAllByRole('link')).toHaveLength(1);
});

test('an administrator makes a member a moderator, after a dialog that says what each role may do', async () => {
  const { user, mockApi } = await renderApp({ path: '/username/reader', as: 'admin' });
  const role = async () => (await mockApi.data.users.byId('user-reader'))?.role;
  const manage = await screen.findByRole('button', { name: 'More actions' });
  await user.click(manage);
  await user.click(screen.getByText('Change role…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the Role' }));
  expect(dialog.getByRole('radio', { name: 'Member' })).toBeChecked();
  const moderator = dialog.getByRole('radio', { name: 'Moderator' });
  expect(moderator).toHaveAccessibleDescription(roleTexts.moderator.may);
  await user.click(moderator);
  expect(await role()).toBe('user');
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(notices()).toHaveTextContent(moderationTexts.roleSet));
  expect(await role()).toBe('moderator');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a moderator hides all comments of a person on the profile', async () => {
  const { user, router, state } = await openPost('moderator');
  await router.navigate('/username/reader');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.queryByText('Change role…')).toBeNull();
  await user.click(screen.getByText('Hide all comments…'));
  await hide(user, 'Advertising');
  await waitFor(() => expect(notices()).toHaveTextContent(moderationTexts.decidedAll));
  expect(await state()).toBe('hidden');
});
