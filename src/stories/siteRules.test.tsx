import { holdsTexts } from '@contract/texts/holdsTexts';
import { listTexts } from '@contract/texts/listTexts';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { restrictionRow } from '@server/data/testing/rows';
import { siteSettings } from '@server/data/testing/siteSettings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

type Persona = 'reader' | 'newbie' | 'author' | 'moderator' | 'admin';

const box = () => screen.findByPlaceholderText('Your comment here');
const spam = { kind: 'comment', reason: 'Advertising' } as const;

async function openApp(as: Persona) {
  return renderApp({ path: '/about', as, withSessionKeeper: true });
}

async function newestPost({ mockApi }: Awaited<ReturnType<typeof openApp>>) {
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  return (await mockApi.data.posts.ofAuthor(ofAuthor)).rows[0];
}

async function openNewestPost(app: Awaited<ReturnType<typeof openApp>>) {
  const post = await newestPost(app);
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByRole('heading', { name: 'Comments' });
  return { ...app, postId: post?.id ?? '' };
}

/** The newest post of the author. */
const openPost = async (as: Persona) => openNewestPost(await openApp(as));

async function restrictReader(app: Awaited<ReturnType<typeof openPost>>) {
  const admin = await signInElsewhere(app.mockApi, 'admin');
  await admin.ok('addRestriction', { params: { id: 'user-reader' }, body: spam });
}

test('a new member reads above the form that the comment will wait, and then that it waits', async () => {
  const { user, mockApi } = await openPost('newbie');
  await waitFor(async () =>
    expect(await box()).toHaveAccessibleDescription(expect.stringContaining(holdsTexts.all)),
  );
  expect(screen.getByText(holdsTexts.all)).toBeVisible();
  await enterText(user, await box(), 'Hello from a newcomer');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const row = (await screen.findByText('Hello from a newcomer', { selector: 'li p' })).closest(
    'li',
  );
  expect(row).toHaveTextContent(`${holdsTexts.waits}. ${holdsTexts.readers}`);
  const { comments } = mockApi.data.tables;
  const stored = comments.rows().find(({ text }) => text === 'Hello from a newcomer');
  expect(stored?.state).toBe('held');
});

test('a restricted member reads why below the comment', async () => {
  const app = await openPost('reader');
  await restrictReader(app);
  await enterText(app.user, await box(), 'Buy my fern');
  await app.user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(async () =>
    expect(await box()).toHaveAccessibleDescription(
      expect.stringContaining("You can't write comments. Reason: Advertising"),
    ),
  );
  expect(await box()).toHaveValue('Buy my fern');
});

test('a restricted member reads what, why and until when above the form, before anything is sent', async () => {
  const app = await openApp('reader');
  const until = '2099-01-02T03:04:00.000Z';
  const admin = await signInElsewhere(app.mockApi, 'admin');
  const params = { id: 'user-reader' };
  await admin.ok('addRestriction', { params, body: { ...spam, until } });
  await admin.ok('addRestriction', { params, body: { kind: 'post', reason: 'No posts' } });
  const blogId = (await newestPost(app))?.id ?? '';
  await admin.ok('addComment', { body: { blogId, comment: 'What do you grow?' } });
  await openNewestPost(app);
  const why = "You can't write comments until 2 January 2099 at 03:04 UTC. Reason: Advertising";
  await waitFor(async () =>
    expect(await box()).toHaveAccessibleDescription(expect.stringContaining(why)),
  );
  const [reply] = await screen.findAllByRole('button', { name: /^Reply/ });
  await app.user.click(reply ?? document.body);
  const answer = await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(answer).toHaveAccessibleDescription(expect.stringContaining(why)));
  expect(screen.getAllByText(why)).toHaveLength(2);
  // A restriction of posts says nothing about comments.
  expect(screen.queryByText(/Reason: No posts/)).toBeNull();
});

test('who may not write posts reads in My Posts what, why and until when', async () => {
  const app = await openApp('author');
  const admin = await signInElsewhere(app.mockApi, 'admin');
  const params = { id: 'user-author' };
  const posts = { kind: 'post', reason: 'Copied posts' } as const;
  await admin.ok('addRestriction', { params, body: spam });
  const ended = { id: 'ended', userId: params.id, ...posts, until: 2, createdAt: 1 };
  const { restrictions } = app.mockApi.data.tables;
  restrictions.replace([...restrictions.rows(), { ...ended, reason: 'Long ago' }]);
  await admin.ok('addRestriction', { params, body: { ...posts, until: '2099-01-02T03:04:00Z' } });
  await app.router.navigate('/dashboard/posts');
  const why = "You can't write posts until 2 January 2099 at 03:04 UTC. Reason: Copied posts";
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getAllByText(/^You can't write/)).toHaveLength(1);
  // The editor asks for nothing when it opens.
  await app.router.navigate('/create');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await app.user.click(title);
  expect(await screen.findByText(why)).toBeVisible();
});

test('a restricted member reads why below an edit', async () => {
  const app = await openPost('reader');
  const { user } = app;
  await enterText(user, await box(), 'A first thought');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const found = await screen.findByText('A first thought', { selector: 'li p' });
  const row = within(found.closest('li') ?? found);
  await restrictReader(app);
  await user.click(await row.findByRole('button', { name: 'Edit comment' }));
  const edited = await screen.findByRole('textbox', { name: 'Edited comment' });
  await enterText(user, edited, ' and more');
  await user.click(row.getByRole('button', { name: 'Save comment' }));
  await waitFor(() => expect(edited).toHaveAccessibleDescription(/Reason: Advertising/));
});

test('a moderator restricts a member for a reason, and lifts it again', async () => {
  const { user, router, mockApi } = await openApp('moderator');
  await router.navigate('/username/reader');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByText('Restrict…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restrict This Account' }));
  await user.click(dialog.getByRole('button', { name: 'Restrict' }));
  expect(await dialog.findByText(moderationTexts.reasonNeeded)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('What is not allowed'), 'Writing posts');
  await user.selectOptions(dialog.getByLabelText('How long'), 'Without an end');
  await enterText(user, dialog.getByLabelText('Reason'), 'Advertising');
  await user.click(dialog.getByRole('button', { name: 'Restrict' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByText('Restrict…'));
  const list = within(await screen.findByRole('list', { name: 'Restrictions' }));
  expect(list.getByRole('listitem')).toHaveTextContent('No posts, without an endAdvertising');
  const rows = () =>
    mockApi.data.tables.restrictions.rows().filter(({ userId }) => userId === 'user-reader');
  expect(rows()).toMatchObject([{ kind: 'post', until: null, reason: 'Advertising' }]);
  await user.click(list.getByRole('button', { name: 'Lift' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Restrictions' })).toBeNull());
  expect(rows()).toEqual([]);
  expect(notices()).toHaveTextContent(restrictionTexts.lifted);
});

test('all restrictions of a member are listed, also those beyond the first page', async () => {
  const { user, router, mockApi } = await openApp('moderator');
  const { restrictions } = mockApi.data.tables;
  const many = Array.from({ length: 23 }, (_, at) =>
    restrictionRow(`many-${at}`, { userId: 'user-reader', reason: `Reason ${at}`, createdAt: at }),
  );
  restrictions.replace(many);
  await router.navigate('/username/reader');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByText('Restrict…'));
  const list = within(await screen.findByRole('list', { name: 'Restrictions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(23);
  expect(list.getByText('Reason 0')).toBeVisible();
});

test('an administrator lifts the restriction of a member who became a moderator', async () => {
  const { user, router, mockApi } = await openApp('admin');
  const { restrictions } = mockApi.data.tables;
  restrictions.replace([restrictionRow('old', { userId: 'user-moderator', reason: 'Long ago' })]);
  await router.navigate('/username/moderator');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.queryByText('Restrict…')).toBeNull();
  await user.click(screen.getByText('Restrictions…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restrictions' }));
  const list = within(await dialog.findByRole('list', { name: 'Restrictions' }));
  expect(list.getByText('Long ago')).toBeVisible();
  expect(dialog.queryByLabelText('Reason')).toBeNull();
  await user.click(list.getByRole('button', { name: 'Lift' }));
  expect(await dialog.findByText(/is not restricted/)).toBeVisible();
  expect(restrictions.rows()).toEqual([]);
});

test('other members do not restrict', async () => {
  const { user, router } = await openApp('reader');
  await router.navigate('/username/author');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.getByText('Report…')).toBeVisible();
  expect(screen.queryByText('Restrict…')).toBeNull();
});

test('an author closes the comments, and opens them again', async () => {
  const { user } = await openPost('author');
  await box();
  await user.click(await screen.findByRole('button', { name: 'Decide about the comments' }));
  await user.click(screen.getByText('Close comments'));
  expect(await screen.findByText('Comments are closed.')).toBeVisible();
  expect(screen.queryByPlaceholderText('Your comment here')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  await waitFor(() => expect(notices()).toHaveTextContent(moderationTexts.closed));
  await user.click(screen.getByText('Open comments'));
  expect(await box()).toBeVisible();
});

test('readers find no form where a moderator closed the comments; the author can not open them', async () => {
  const app = await openApp('author');
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await app.mockApi.data.posts.ofAuthor(ofAuthor)).rows;
  const moderator = await signInElsewhere(app.mockApi, 'moderator');
  await moderator.ok('closeComments', { params: { id: post?.id ?? '' } });
  await app.router.navigate(`/posts/${post?.url}`);
  expect(await screen.findByText('Comments are closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide about the comments' })).toBeNull();
});

test('an administrator chooses whose comments wait', async () => {
  const { user, router, mockApi } = await openApp('admin');
  await router.navigate('/dashboard/moderation?view=held');
  const select = await screen.findByLabelText('Whose comments wait for approval');
  expect(select).toHaveDisplayValue('New accounts');
  await user.selectOptions(select, 'Everybody');
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  expect(await mockApi.data.site.read()).toEqual(siteSettings({ holding: 'all', version: 1 }));
  // Another administrator changes it meanwhile.
  await mockApi.data.site.update(siteSettings({ version: 1 }), 'user-admin');
  await user.selectOptions(select, 'New accounts');
  await waitFor(() => expect(select).toHaveDisplayValue('Nobody'));
});

test('an administrator of an upgraded site reads once that no comments wait, on every tab', async () => {
  const { user, router, mockApi } = await openApp('admin');
  mockApi.data.tables.site.replace([{ id: 'site', ...siteSettings() }]);
  await router.navigate('/dashboard/moderation');
  const notice = await screen.findByRole('region', { name: siteTexts.aboutHolding });
  expect(notice).toHaveTextContent(siteTexts.holdingIsOff);
  await user.click(within(notice).getByRole('link', { name: siteTexts.choose }));
  expect(await screen.findByLabelText(siteTexts.holding)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toHaveFocus(),
  );
  expect(await mockApi.data.site.read()).toEqual(siteSettings({ version: 1 }));
});

test.each(['admin', 'moderator'] as const)(
  'the notice is not for a new site, nor for moderators: %s',
  async (persona) => {
    const { router, mockApi } = await openApp(persona);
    if (persona === 'moderator')
      mockApi.data.tables.site.replace([{ id: 'site', ...siteSettings() }]);
    await router.navigate('/dashboard/moderation?view=held');
    if (persona === 'admin') await screen.findByLabelText(siteTexts.holding);
    else await screen.findByText(listTexts.keys, { exact: false });
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  },
);
