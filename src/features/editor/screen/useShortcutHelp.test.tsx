import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
// Loaded here, so that loading it takes no time of the first test.
import './EditorScreen';
import { renderApp } from '@/testing/renderApp';

async function openNew() {
  const app = await renderApp({ path: '/create', as: 'author' });
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  return app;
}

const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

test('a writer opens the list of shortcuts from the menu, and it is no text on the page', async () => {
  const { user } = await openNew();
  expect(screen.queryByText(/Writing by keyboard/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(help()).toHaveTextContent('move the block');
  expect(help()).toHaveTextContent('Ctrl + B, I, E, K');
  expect(help()).toHaveTextContent('at the start of a paragraph: the block of this Markdown');
});

test('a question mark opens the list of shortcuts, except in a field', async () => {
  const { user } = await openNew();
  await user.type(screen.getByLabelText('Title'), 'Why?');
  expect(help()).toBeNull();
  screen.getByLabelText('Title').blur();
  await user.keyboard('?');
  expect(help()).toBeVisible();
});
