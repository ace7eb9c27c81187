import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDocument } from './testing/renderDocument';

const address = 'https://www.youtube.com/embed/abcdefghijk';
const renderRaw = (html: string) => renderDocument({ type: 'raw', data: { html } });

test('an iframe in raw HTML loads when the reader presses its button', async () => {
  const user = userEvent.setup();
  const { container } = renderRaw(`<iframe src="${address}"></iframe>`);
  const button = await screen.findByRole('button', { name: 'Show the video from YouTube' });
  expect(container.querySelector('iframe')).toBeNull();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  const frame = screen.getByTitle('YouTube video');
  expect(frame).toHaveAttribute('src', address);
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  );
  expect(frame).toHaveFocus();
});

test('the button of an iframe has the title of the iframe', async () => {
  renderRaw('<iframe src="https://codepen.io/ann/embed/abc" title="Bread timer"></iframe>');
  const name = 'Show the content from CodePen: Bread timer';
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('an iframe of a page that is not a player is not shown', async () => {
  const { container } = renderRaw(
    '<p>shown</p><iframe src="https://www.youtube.com/redirect?q=https://evil.example/"></iframe>',
  );
  expect(await screen.findByText('shown')).toBeVisible();
  expect(container.querySelector('iframe, button')).toBeNull();
});
