import { validationTexts } from '@contract/texts/validationTexts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';

const field = () => screen.getByLabelText('Originally published at');

async function openEditor() {
  const app = await renderApp({ path: '/about', as: 'author' });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  if (!post) throw new Error('The author has no public post.');
  await app.router.navigate(`/update?post=${post.url}`);
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  const stored = async () => (await app.mockApi.data.posts.byId(post.id))?.canonicalUrl;
  return { ...app, post, update, stored };
}

test('an author says where a post was published first, and readers see it', async () => {
  const { user, router, post, update, stored } = await openEditor();
  await user.type(field(), 'https://Example.org/soil');
  await user.click(update);
  await waitFor(async () => expect(await stored()).toBe('https://example.org/soil'));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/update'));
  await router.navigate(`/posts/${post.url}`);
  const link = await screen.findByRole('link', { name: 'example.org' });
  expect(link).toHaveAttribute('href', 'https://example.org/soil');
  expect(link.parentElement).toHaveTextContent('First published at example.org');
  const canonical = document.querySelector('link[rel=canonical]');
  await waitFor(() => expect(canonical).toHaveAttribute('href', 'https://example.org/soil'));
});

test('an address that is refused is explained beside the field, also before it is sent', async () => {
  const { user, update, stored } = await openEditor();
  expect(field()).toHaveAccessibleDescription(/^The address on another site/);
  await user.type(field(), 'http://example.org');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(validationTexts.canonicalUrl);
  await user.click(update);
  await waitFor(() => expect(field()).toHaveFocus());
  await user.clear(field());
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.type(field(), `${location.origin.replace('http:', 'https:')}/posts/soil`);
  await user.tab();
  expect(field()).toHaveAccessibleDescription(new RegExp(validationTexts.canonicalUrl));
  expect(await stored()).toBe('');
});
