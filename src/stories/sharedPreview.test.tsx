import { previewMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { failCalls } from '@/testing/failCalls';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const linkField = () => screen.findByLabelText<HTMLInputElement>('Link to the preview');

async function openEditor({ isPublished = false } = {}) {
  const app = await renderApp({ path: '/about', as: 'author' });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find((row) => row.authorId === 'user-author' && row.isPublished === isPublished);
  if (!post) throw new Error('The author has no such post.');
  await app.router.navigate(`/update?post=${post.url}`);
  await screen.findByRole('button', { name: 'Change address…' });
  return { ...app, post };
}

async function openDialog() {
  const app = await openEditor();
  await app.user.click(screen.getByRole('button', { name: 'Share a preview…', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a preview' }));
  const press = async (name: string) => app.user.click(dialog.getByRole('button', { name }));
  const ask = async () => {
    await press('New link');
    return within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
  };
  const makeLink = async (before = '') => {
    const question = await ask();
    await app.user.click(question.getByRole('button', { name: 'Make the link' }));
    await waitFor(async () => expect((await linkField()).value).not.toBe(before));
    return (await linkField()).value;
  };
  return { ...app, press, ask, makeLink };
}

const pathOf = (url: string) => new URL(url).pathname;

async function expectEnded() {
  expect(await screen.findByText(previewMessages.notFound)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
}

test('an author makes a link and copies it; a visitor with the link reads the draft and can do nothing else', async () => {
  const { user, router, post, press, makeLink } = await openDialog();
  expect(screen.queryByLabelText('Link to the preview')).toBeNull();
  const url = await makeLink();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy');
  expect(write).toHaveBeenCalledWith(url);
  await user.keyboard('{Escape}');
  await router.navigate(pathOf(url));
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(
    screen.getByText(/^This is a preview of a draft\. It ends on \d+ \w+ \d{4}\.$/),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'About the author' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('textbox')).toEqual([]);
  const named = main
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(named.filter((name) => /like|follow|comment|share|edit|delete/i.test(name ?? ''))).toEqual(
    [],
  );
  expect(main.queryByText(/is not public/)).toBeNull();
});

test('a new link ends the one before, and the author can end it', async () => {
  const { router, press, makeLink } = await openDialog();
  const first = await makeLink();
  await makeLink(first);
  await press('End link');
  await waitFor(() => expect(notices()).toHaveTextContent(previewMessages.ended));
  await waitFor(() => expect(screen.queryByLabelText('Link to the preview')).toBeNull());
  await router.navigate(pathOf(first));
  await expectEnded();
});

test('a new link is made only after a question, since it ends the one before', async () => {
  const { user, ask, makeLink } = await openDialog();
  const first = await makeLink();
  const question = await ask();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await linkField()).toHaveValue(first);
});

test('a published post has no link to a preview', async () => {
  await openEditor({ isPublished: true });
  expect(screen.queryByRole('button', { name: 'Share a preview…', hidden: true })).toBeNull();
});

test('a link that could not be opened can be tried again', async () => {
  const { user, router } = await renderApp({ path: '/about' });
  failCalls({ readPreview: { status: 500, times: 1 } });
  await router.navigate('/preview/token');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expectEnded();
});
