import { createTestServer } from '@mocks/node';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countRequests } from '@/testing/countRequests';
import { renderPage, startRenderedPage } from '@/testing/startRenderedPage';

vi.setConfig({ testTimeout: 60_000 });

function createServer() {
  const testServer = createTestServer(Date.now());
  testServer.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => testServer.server.close());
  return testServer;
}

const postPath = '/posts/counting-the-teeth-of-the-antikythera-mechanism';

test.each([
  ['home', '/'],
  ['hub', '/posts'],
  ['topic', '/posts?tag=travel&page=1'],
  ['post', postPath],
])('%s hydrates without a request', async (_, path) => {
  const testServer = createServer();
  const { html } = await renderPage(testServer, { path });
  const requests = countRequests(testServer, /./);
  await startRenderedPage(html, path);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests()).toBe(0);
});
