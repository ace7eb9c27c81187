import type { CallInput } from '@contract/endpoint';
import type { decideReport } from '@contract/endpoints/reports';
import { reportMessages } from '@contract/texts/apiMessages';
import { decisionTexts, othersText } from '@contract/texts/decisionTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

type App = Awaited<ReturnType<typeof renderApp>>;

/** The title is also in the list of other reports about the author. */
const inLink = { selector: 'a *' };

/** A member has reported the newest post and the profile of the author. */
async function openApp() {
  const app = await renderApp({ path: '/about', as: 'moderator', withSessionKeeper: true });
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await app.mockApi.data.posts.ofAuthor(ofAuthor)).rows;
  if (!post) throw new Error('The author has no post.');
  const reader = await signInElsewhere(app.mockApi, 'reader');
  const profile = { kind: 'profile', subjectId: 'user-author', reason: 'abuse' } as const;
  await reader.ok('addReport', { body: { kind: 'post', subjectId: post.id, reason: 'spam' } });
  await reader.ok('addReport', { body: profile });
  return { ...app, post };
}

async function decide(app: App, kind: string, body: CallInput<typeof decideReport>['body']) {
  const moderator = await signInElsewhere(app.mockApi, 'moderator');
  const { reports } = await moderator.ok('listReports', { query: {} });
  const id = reports.find((report) => report.kind === kind)?._id ?? '';
  await moderator.ok('decideReport', { params: { id }, body });
}

test('a moderator reads which reports were decided, by whom, how and why', async () => {
  const app = await openApp();
  const { user, router, post } = app;
  const reason = 'Only advertising';
  await decide(app, 'post', { decision: 'upheld', action: 'hide', reason });
  await decide(app, 'profile', { decision: 'dismissed', reason: 'Nothing wrong' });
  await router.navigate('/dashboard/moderation');
  await user.click(await screen.findByRole('link', { name: 'Decided' }));
  const find = async () => within(await screen.findByRole('list', { name: 'Decided reports' }));
  const upheld = await find();
  const item = upheld.getByText(reason).closest('li');
  expect(item).toHaveTextContent(/Upheld by .+ · Unpublished · /);
  expect(item).toHaveTextContent(post.title);
  // Moderators can't open it.
  expect(upheld.queryByRole('link', { name: post.title })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Decision'), 'Dismissed');
  const dismissed = (await screen.findByText('Nothing wrong')).closest('li');
  expect(dismissed).toHaveTextContent(/Dismissed by .+/);
  expect(screen.queryByText(reason)).toBeNull();
  expect(router.state.location.search).toBe('?view=decided&state=dismissed');
});

test('a moderator takes a decision back, and the report waits again', async () => {
  const { user, router, post, mockApi } = await openApp();
  // The API asks for the time: a slow machine must not be too late.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await router.navigate('/dashboard/moderation');
  const queue = async () => within(await screen.findByRole('list', { name: 'Reports' }));
  async function dismiss() {
    const item =
      (await (await queue()).findByText(post.title, inLink)).closest('li') ?? document.body;
    await user.click(within(item).getByRole('button', { name: 'Dismiss' }));
  }
  await dismiss();
  expect(await screen.findByText(/^You have decided/)).toHaveTextContent(post.title);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notices()).toHaveTextContent(reportMessages.undone));
  expect(await (await queue()).findByText(post.title, inLink)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await dismiss();
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('u');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  const open = { state: 'open', by: 'user-moderator', skip: 0, take: 9 } as const;
  const { rows } = await mockApi.data.reports.list(open);
  expect(rows.map(({ postId }) => postId)).toContain(post.id);
  const returned = (await (await queue()).findByText(post.title, inLink)).closest('li');
  await waitFor(() => expect(returned).toHaveFocus());
});

test('a moderator decides by keys, except in a field and with a modifier', async () => {
  const { user, router, post, mockApi } = await openApp();
  const open = async () => {
    const page = { state: 'open', by: 'user-moderator', skip: 0, take: 9 } as const;
    return (await mockApi.data.reports.list(page)).rows.map(({ kind }) => kind);
  };
  await router.navigate('/dashboard/moderation');
  const queue = within(await screen.findByRole('list', { name: 'Reports' }));
  const [ofProfile, ofPost] = queue.getAllByRole('listitem').filter((item) => item.dataset.item);
  const before = await open();
  await user.keyboard('d');
  await user.keyboard('j{Control>}d{/Control}{Meta>}d{/Meta}{Alt>}d{/Alt}');
  await waitFor(() => expect(ofProfile).toHaveFocus());
  expect(await open()).toEqual(before);
  await user.keyboard('r');
  const restrict = within(await screen.findByRole('dialog', { name: 'Restrict the Author' }));
  const reason = restrict.getByLabelText('Reason');
  expect(reason).toHaveValue('Insults, hate or harassment.');
  await user.type(reason, 'd');
  await user.click(restrict.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await open()).toEqual(before);
  await waitFor(() => expect(ofProfile).toHaveFocus());
  await user.keyboard('dd');
  await waitFor(() => expect(ofPost).toHaveFocus());
  expect(await screen.findByText(/^You have decided/)).toBeVisible();
  await user.keyboard('h');
  const hide = within(await screen.findByRole('dialog', { name: 'Unpublish This Post' }));
  expect(hide.getByLabelText('Reason')).toHaveValue('Spam or advertising.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ofPost).not.toBeInTheDocument());
  const stored = await mockApi.data.posts.byId(post.id);
  expect(stored).toMatchObject({ isPublished: false, withheldReason: 'Spam or advertising.' });
});

test('a moderator decides about all reports of a person at once, and takes all of it back', async () => {
  const { user, router, post, mockApi } = await openApp();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await router.navigate('/dashboard/moderation');
  const queue = async () => within(await screen.findByRole('list', { name: 'Reports' }));
  const [ofProfile] = (await queue()).getAllByRole('checkbox', { name: othersText(1) });
  await user.keyboard('jm');
  expect(ofProfile).toBeChecked();
  expect(ofProfile).toHaveAccessibleDescription(`Post: ${post.title}`);
  await user.keyboard('d');
  expect(await screen.findByText(/^You have decided/)).toBeVisible();
  const open = async () => {
    const page = { state: 'open', by: 'user-moderator', skip: 0, take: 9 } as const;
    return (await mockApi.data.reports.list(page)).rows.filter(
      ({ author }) => author?.id === 'user-author',
    );
  };
  await waitFor(() => expect(screen.queryByText(othersText(1))).toBeNull());
  expect(await open()).toEqual([]);
  await user.keyboard('u');
  await waitFor(async () => expect(await open()).toHaveLength(2));
  const [again] = await (await queue()).findAllByRole('checkbox', { name: othersText(1) });
  await waitFor(() => expect(again?.closest('[data-item]')).toHaveFocus());
  expect(again).not.toBeChecked();
});

test('a moderator reads beside a report what the person wrote last and what was decided about them', async () => {
  const app = await openApp();
  await decide(app, 'profile', { decision: 'dismissed', reason: 'Nothing wrong' });
  await app.router.navigate('/dashboard/moderation');
  const name = /^About /;
  const [about] = await screen.findAllByRole('region', { name });
  expect(about).toHaveTextContent(/1 reports dismissed · Last .*: Nothing wrong/);
  const last = within(about ?? document.body).getByRole('list', { name: 'Last comments' });
  expect(within(last).getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('the second moderator reads what the first one decided, and no error', async () => {
  const app = await openApp();
  const { user, router, post, mockApi } = app;
  await router.navigate('/dashboard/moderation');
  const list = await screen.findByRole('list', { name: 'Reports' });
  const item = within(list).getByText(post.title, inLink).closest('li') ?? document.body;
  const admin = await signInElsewhere(mockApi, 'admin');
  const { reports } = await admin.ok('listReports', { query: {} });
  const params = { id: reports.find(({ kind }) => kind === 'post')?._id ?? '' };
  const body = { decision: 'upheld', action: 'hide', reason: 'Only advertising' } as const;
  await admin.ok('decideReport', { params, body });
  await user.click(within(item).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(reportMessages.alreadyDecided)).toBeVisible();
  // The other report about the author says it, too, as soon as it is known there.
  expect(screen.getByText('Only advertising', { selector: 'p' })).toBeVisible();
  expect(alerts()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a moderator reads that nothing was decided so', async () => {
  const { router } = await openApp();
  await router.navigate('/dashboard/moderation?view=decided&state=dismissed');
  expect(await screen.findByText(decisionTexts.nothingDecided)).toBeVisible();
});
