import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareAgain } from './ShareRow';

const post = { url: 'https://site.example/posts/bread', title: 'Bread', description: 'Slow.' };
const shareAgain = <ShareAgain {...post} hashtags={[]} />;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('after the text, a device that can share has one button for it', () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(shareAgain);
  fireEvent.click(screen.getByRole('button', { name: 'Share this post' }));
  expect(share.mock.calls).toEqual([[{ url: post.url, title: post.title, text: 'Slow.' }]]);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('after the text, other devices have the share buttons', async () => {
  render(shareAgain);
  expect(screen.getByRole('group', { name: 'Share this post' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Share on Telegram' })).toBeVisible();
});
