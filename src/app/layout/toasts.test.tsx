import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { notify } from '@/lib/notify';
import { likePost } from '@/store/posts/postThunks';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function open(options: { path?: string; as?: 'reader' } = {}) {
  const app = await renderApp({ path: '/about', ...options });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

async function showError(message: string, id = message) {
  act(() => notify.error(message, id));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
  // A slow test must not end because the toast has expired.
  act(() => void toast.error(message, { id, duration: Infinity }));
}

const dismissButtons = () => screen.queryAllByRole('button', { name: 'Dismiss' });

test('a message that two toasts have is shown once', async () => {
  await open();
  await showError('Not sent.', 'one');
  await showError('Not sent.', 'two');
  await showError('Not saved.');
  expect(dismissButtons()).toHaveLength(2);
  expect(alerts()).toHaveTextContent(/^Not saved\.Not sent\.$/);
});

test('the button of a toast dismisses it', async () => {
  const { user } = await open();
  await showError('Not sent.');
  const [dismiss] = dismissButtons();
  if (!dismiss) throw new Error('The toast has no button.');
  await user.click(dismiss);
  expect(alerts()).toBeEmptyDOMElement();
});

test('Escape dismisses the newest toast', async () => {
  const { user } = await open();
  await showError('Not sent.');
  await showError('Not sent again.');
  await user.keyboard('{Escape}');
  expect(alerts()).toHaveTextContent(/^Not sent\.$/);
  await user.keyboard('{Escape}');
  expect(alerts()).toBeEmptyDOMElement();
});

test('Escape closes a dialog and keeps the toast', async () => {
  const { user } = await open();
  await showError('Not sent.');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  expect(alerts()).toHaveTextContent('Not sent.');
});

test('the errors of a page are dismissed when it is left', async () => {
  const { router } = await open();
  await showError('Not sent.');
  act(() => notify.success('Saved.'));
  await waitFor(() => expect(notices()).toHaveTextContent('Saved.'));
  await router.navigate('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  await waitFor(() => expect(alerts()).toBeEmptyDOMElement());
  expect(notices()).toHaveTextContent('Saved.');
});

test('the error that is the reason for a redirect stays', async () => {
  const { router } = await open();
  await showError('Not sent.');
  await router.navigate('/username/author');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.profile));
  expect(alerts()).not.toHaveTextContent('Not sent.');
});

test('an error is dismissed when the same action succeeds', async () => {
  const { store, mockApi } = await open({ as: 'reader' });
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  const like = () => act(() => store.dispatch(likePost({ postId: post?.id ?? '' })));
  failCalls({ likePost: { status: 500, times: 1 } });
  await like();
  await waitFor(() => expect(alerts()).toHaveTextContent(postTexts.likeFailed));
  // It doesn't expire while it has the focus.
  act(() => dismissButtons()[0]?.focus());
  await like();
  await waitFor(() => expect(alerts()).toBeEmptyDOMElement());
});
