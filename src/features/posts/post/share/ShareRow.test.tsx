import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './ShareRow';

const post = { url: 'https://site.example/posts/bread', title: 'Bread', description: 'Slow.' };
const shareButton = <ShareButton {...post} hashtags={[]} />;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('a device that can share opens its share sheet', () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(shareButton);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share.mock.calls).toEqual([[{ url: post.url, title: post.title, text: 'Slow.' }]]);
  expect(document.querySelector('[popover]')).toBeNull();
});

test('on other devices Share opens a menu with the networks and the link', async () => {
  render(shareButton);
  const menu = document.querySelector('[popover]');
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('popovertarget', menu?.id);
  expect(menu).toBeEmptyDOMElement();
  if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  const ways = within(screen.getByRole('group', { name: 'Share this post' }));
  expect(ways.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(await ways.findByRole('button', { name: 'Share on Telegram' })).toBeInTheDocument();
});
