import { subscriberMessages } from '@contract/texts/apiMessages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { subscriptionTexts } from '@contract/texts/subscriptionTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countRequests } from '@/testing/countRequests';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const form = () => screen.getByRole('form', { name: 'Subscribe' });

async function ask({ user }: App, email: string) {
  await screen.findByRole('heading', { level: 1, name: subscribeAction });
  await user.type(within(form()).getByLabelText('E-mail'), email);
  await user.click(screen.getByRole('button', { name: 'Send me a confirmation' }));
}

async function letterLink({ mockApi }: App, path: RegExp) {
  await mockApi.settle();
  const texts = mockApi.mail.all().map(({ text }) => text);
  return path.exec(texts.join('\n'))?.[0] ?? '';
}

test('a visitor asks for all new posts, confirms the address, and stops the letters', async () => {
  const app = await renderApp({ path: '/about' });
  const { user, router, mockApi } = app;
  await user.click(
    within(await screen.findByRole('contentinfo')).getByRole('link', {
      name: subscribeAction,
    }),
  );
  await ask(app, 'eva@mail.example');
  expect(await within(form()).findByText(subscriberMessages.asked)).toBeVisible();
  const confirm = await letterLink(app, /\/subscribers\/confirm\/\S+/);
  const calls = countRequests(app, /subscribers\/confirm|letters\/stop/);
  await router.navigate(confirm);
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText(subscriberMessages.confirmed)).toBeVisible();
  expect(mockApi.data.tables.subscribers.rows()).toMatchObject([
    { email: 'eva@mail.example', authorId: null, confirmedAt: expect.any(Number) },
  ]);
  const stopHash = mockApi.data.tables.subscribers.rows()[0]?.stopHash ?? '';
  expect(calls()).toBe(1);
  await router.navigate(`/letters/stop/${stopHash}`);
  await screen.findByRole('button', { name: 'Stop these letters' });
  expect(calls()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Stop these letters' }));
  expect(await screen.findByText(subscriberMessages.stopped)).toBeVisible();
});

test('the link in the card of an author asks for the posts of that author', async () => {
  const app = await renderApp({ path: '/posts' });
  const post = app.mockApi.data.tables.posts.rows().find(({ isPublished }) => isPublished);
  const author = app.mockApi.data.tables.users.rows().find(({ id }) => id === post?.authorId);
  await app.router.navigate(`/posts/${post?.url}`);
  const card = await screen.findByRole('region', { name: 'About the author' });
  await app.user.click(within(card).getByRole('link', { name: subscribeAction }));
  await ask(app, 'eva@mail.example');
  const name = `${author?.firstName} ${author?.lastName}`;
  expect(screen.getByText(`Every new post of ${name}`, { exact: false })).toBeVisible();
  await within(form()).findByText(subscriberMessages.asked);
  expect(app.mockApi.data.tables.subscribers.rows()).toMatchObject([
    { authorId: post?.authorId, confirmedAt: null },
  ]);
});

test.each([
  [subscriptionTexts.emailMissing, ''],
  [validationTexts.emailInvalid, 'eva'],
])('shows "%s" next to the field', async (message, text) => {
  const { user } = await renderApp({ path: '/subscribe' });
  const field = await screen.findByLabelText('E-mail');
  if (text) await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Send me a confirmation' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
});

test('no address can put words of its own onto the page', async () => {
  await renderApp({ path: '/subscribe?author=unknown&authorName=Eve' });
  expect(await screen.findByText('Every new post of this author', { exact: false })).toBeVisible();
});
