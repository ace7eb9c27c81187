import { readHome } from '@contract/endpoints/posts';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildPostCard } from '@/testing/buildPostCard';
import { call } from './call';
import { createApiClient, readApiUrl } from './client';

test('one invalid item does not hide the list, and developers read about it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const card = buildPostCard();
  const data = {
    trendingPosts: [{ ...card, title: null }, card],
    authorPosts: [],
    topKeywords: [],
  };
  const answer = () => HttpResponse.json({ success: true, message: 'Done.', data });
  const server = setupServer(mock.get(`${readApiUrl()}/blogs/`, answer));
  server.listen();
  onTestFinished(() => {
    server.close();
    warn.mockRestore();
  });
  const home = await call(readHome, {}, { client: createApiClient(readApiUrl()) });
  expect(home.data.trendingPosts).toEqual([card]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('1 of 2 items of data.trendingPosts'));
});
