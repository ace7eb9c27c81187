import { postMessages } from '@contract/texts/apiMessages';
import { withheldMessage, withheldTexts } from '@contract/texts/withheldTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

const reason = 'Advertising.';

/** A moderator has unpublished the newest post of the author. */
async function openApp(as: 'author' | 'moderator' | 'admin') {
  const app = await renderApp({ path: '/about', as, withSessionKeeper: true });
  const { data } = app.mockApi;
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await data.posts.ofAuthor(ofAuthor)).rows;
  if (!post) throw new Error('The author has no post.');
  const reader = await signInElsewhere(app.mockApi, 'reader');
  const body = { kind: 'post', subjectId: post.id, reason: 'spam' } as const;
  await reader.ok('addReport', { body });
  const moderator = await signInElsewhere(app.mockApi, 'moderator');
  const { reports } = await moderator.ok('listReports', { query: {} });
  const params = { id: reports.find(({ subject }) => subject._id === post.id)?._id ?? '' };
  const decision = { decision: 'upheld', action: 'hide', reason } as const;
  await moderator.ok('decideReport', { params, body: decision });
  return { ...app, post };
}

test('an author reads in My Posts why a post was unpublished, and can not publish it', async () => {
  const { user, router, post } = await openApp('author');
  await router.navigate('/dashboard/posts?state=inactive');
  const card = await screen.findByRole('article', { name: post.title });
  expect(within(card).getByText(withheldMessage(reason))).toBeVisible();
  await user.click(within(card).getByRole('switch'));
  await waitFor(() => expect(alerts()).toHaveTextContent(withheldMessage(reason)));
  expect(within(card).getByRole('switch')).not.toBeChecked();
});

test.each(['moderator', 'admin'] as const)(
  'a %s allows that the post is published again, after a question',
  async (persona) => {
    const { user, router, post, mockApi } = await openApp(persona);
    await router.navigate('/dashboard/moderation?view=unpublished');
    const list = within(await screen.findByRole('list', { name: 'Unpublished posts' }));
    expect(list.getByText(post.title)).toBeVisible();
    expect(list.getByText(reason)).toBeVisible();
    // Moderators can't open it.
    expect(list.queryAllByRole('link', { name: post.title })).toHaveLength(
      persona === 'admin' ? 1 : 0,
    );
    const allow = list.getByRole('button', { name: 'Allow publishing again…' });
    expect(allow).toHaveAccessibleDescription(post.title);
    const reasonNow = async () => (await mockApi.data.posts.byId(post.id))?.withheldReason;
    await user.click(allow);
    const dialog = within(await screen.findByRole('dialog', { name: 'Allow Publishing Again' }));
    expect(dialog.getByText(withheldTexts.question)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await reasonNow()).toBe(reason);
    await user.click(allow);
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(notices()).toHaveTextContent(withheldTexts.allowed));
    expect(await reasonNow()).toBeNull();
    expect(await screen.findByText(withheldTexts.none)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toHaveFocus(),
    );
  },
);

test('what another moderator has allowed meanwhile leaves the list', async () => {
  const { user, router, post, mockApi } = await openApp('moderator');
  await router.navigate('/dashboard/moderation?view=unpublished');
  await user.click(await screen.findByRole('button', { name: 'Allow publishing again…' }));
  const admin = await signInElsewhere(mockApi, 'admin');
  await admin.ok('allowPost', { params: { id: post.id } });
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(withheldTexts.notWithheld));
  expect(await screen.findByText(withheldTexts.none)).toBeVisible();
});

test('an administrator says why a post is unpublished, on its page', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'admin' });
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await mockApi.data.posts.ofAuthor(ofAuthor)).rows;
  await router.navigate(`/posts/${post?.url}`);
  const button = await screen.findByRole('button', { name: 'Unpublish post' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish This Post' }));
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(notices()).toHaveTextContent(postMessages.unpublished));
  expect(button).not.toBeInTheDocument();
  expect(await mockApi.data.posts.byId(post?.id ?? '')).toMatchObject({
    isPublished: false,
    withheldReason: reason,
  });
});

test('an author has no button for that on the page of the own post', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await mockApi.data.posts.ofAuthor(ofAuthor)).rows;
  await router.navigate(`/posts/${post?.url}`);
  expect(await screen.findByRole('button', { name: 'Delete post' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unpublish post' })).toBeNull();
});
