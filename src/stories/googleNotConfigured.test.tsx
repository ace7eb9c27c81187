import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '@/testing/renderApp';

test.each([
  ['/sign-in', 'Sign In'],
  ['/sign-up', 'Create'],
])('%s has no button of Google where it is not configured', async (path, submit) => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '');
  vi.stubEnv('VITE_MOCKS', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await renderApp({ path });
  expect(await screen.findByRole('button', { name: submit })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  expect(screen.queryByText('or')).toBeNull();
});
