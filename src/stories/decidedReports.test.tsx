import type { CallInput } from '@contract/endpoint';
import type { decideReport } from '@contract/endpoints/reports';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

type App = Awaited<ReturnType<typeof renderApp>>;

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

test('a moderator reads that nothing was decided so', async () => {
  const { router } = await openApp();
  await router.navigate('/dashboard/moderation?view=decided&state=dismissed');
  expect(await screen.findByText(decisionTexts.nothingDecided)).toBeVisible();
});
