import { parseDocument } from '@contract/document/editorDocument';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addEditing } from '@/features/editor/testing/addEditing';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';

const texts = Array.from({ length: 600 }, (_, at) => `Paragraph ${at + 1}`);

test('a post that is published right after a large paste is complete', async () => {
  addEditing();
  const { router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 100 });
  const url = rows.find(({ author }) => author.username === 'author')?.url ?? '';
  await router.navigate(`/update?post=${url}`);
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  const field = document.querySelector('.ce-block [contenteditable="true"]');
  if (!field) throw new Error('The editor has no field.');
  const html = texts.map((text) => `<p>${text}</p>`).join('');
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(field, { clipboardData: { types: ['text/html'], files: [], getData } });
  fireEvent.click(update);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  const { content = '' } = (await mockApi.data.posts.byUrl(url)) ?? {};
  // The first paragraph continues the text with the caret.
  const stored = parseDocument(content)?.blocks.map(({ data }) => String(data['text'])) ?? [];
  const pasted = stored.flatMap((text) => /Paragraph \d+$/.exec(text)?.[0] ?? []);
  expect(pasted).toEqual(texts);
});
