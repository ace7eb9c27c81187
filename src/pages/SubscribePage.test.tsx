import { subscriptionTexts } from '@contract/subscribeRules';
import { subscriberMessages } from '@contract/texts/apiMessages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { validationTexts } from '@contract/texts/validationTexts';
import { screen, waitFor, within } from '@testing-library/react';
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

test('a member asks for the posts of an author in the card of the author', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { user, router, mockApi } = app;
  const { users } = mockApi.data.tables;
  const post = mockApi.data.tables.posts
    .rows()
    .find(({ isPublished, authorId }) => isPublished && authorId === 'user-author');
  await router.navigate(`/posts/${post?.url}`);
  const card = await screen.findByRole('region', { name: 'About the author' });
  await user.click(within(card).getByRole('link', { name: subscribeAction }));
  const field = await within(card).findByLabelText('E-mail');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue(users.rows().find(({ id }) => id === 'user-reader')?.email);
  await user.click(within(card).getByRole('button', { name: 'Send me a confirmation' }));
  await within(form()).findByText(subscriberMessages.asked);
  expect(within(card).queryByLabelText('E-mail')).toBeNull();
  const sentence = within(card).getByText(/^We wrote to/);
  expect(sentence).toHaveTextContent('We wrote to reader@mail.example · Change');
  await waitFor(() => expect(sentence).toHaveFocus());
  await user.click(within(sentence).getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(within(card).getByLabelText('E-mail')).toHaveFocus());
  expect(within(card).getByLabelText('E-mail')).toHaveValue('reader@mail.example');
  expect(router.state.location.pathname).toBe(`/posts/${post?.url}`);
  expect(mockApi.data.tables.subscribers.rows()).toMatchObject([
    { authorId: 'user-author', confirmedAt: null },
  ]);
  await router.navigate(await letterLink(app, /\/subscribers\/confirm\/\S+/));
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  const title = { level: 1, name: 'You get new posts of Ines Okonjo' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.queryByText(/once you have confirmed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Posts by Ines Okonjo' })).toHaveAttribute(
    'href',
    '/username/author',
  );
});

test('a visitor who confirms an address is led to posts that visitors can read', async () => {
  const app = await renderApp({ path: '/subscribe?author=user-author' });
  await ask(app, 'eva@mail.example');
  await within(form()).findByText(subscriberMessages.asked);
  await app.router.navigate(await letterLink(app, /\/subscribers\/confirm\/\S+/));
  await app.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('link', { name: 'Posts by Ines Okonjo' })).toHaveAttribute(
    'href',
    '/posts?q=Ines+Okonjo',
  );
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
  await waitFor(() => expect(field).toHaveFocus());
});

test('no address can put words of its own onto the page', async () => {
  await renderApp({ path: '/subscribe?author=unknown&authorName=Eve' });
  expect(await screen.findByText('Every new post of this author', { exact: false })).toBeVisible();
});
