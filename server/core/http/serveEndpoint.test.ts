import { searchPosts } from '@contract/endpoints/posts';
import { createApi } from '@server/createApi';
import { expect, test, vi } from 'vitest';
import { createScenario } from '../testing/createScenario';

/** An API whose data port keeps what it has found, and the body of its answer to a search. */
async function createKeepingApi() {
  const { api } = await createScenario();
  const { data } = api.ports;
  const kept = {
    found: await data.posts.search({ term: 'walk', skip: 0, take: 20 }),
    keywords: await data.posts.keywords({ take: 10 }),
  };
  const posts = {
    ...data.posts,
    search: () => Promise.resolve(kept.found),
    keywords: () => Promise.resolve(kept.keywords),
  };
  const app = createApi({ ...api.ports, data: { ...data, posts } });
  const { apiPath } = api.ports.settings;
  async function search() {
    const response = await app.request(apiPath + searchPosts.path, {
      method: searchPosts.method,
      headers: { 'Content-Type': 'application/json' },
      body: '{"tagsearch":"walk"}',
    });
    return response.text();
  }
  return { kept, search };
}

test('the answer to the same search is serialised once', async () => {
  const { search } = await createKeepingApi();
  const stringify = vi.spyOn(JSON, 'stringify');
  const first = await search();
  expect(stringify).toHaveBeenCalledTimes(1);
  expect(await search()).toBe(first);
  expect(stringify).toHaveBeenCalledTimes(1);
  expect(JSON.parse(first)).toMatchObject({ count: 1, posts: [{ url: 'a-walk-in-the-hills' }] });
});

test('new keywords and new matches are a new answer', async () => {
  const { kept, search } = await createKeepingApi();
  await search();
  kept.keywords = ['bread'];
  expect(JSON.parse(await search())).toMatchObject({ count: 1, keywords: ['bread'] });
  kept.found = { rows: [], areMore: false, count: 0 };
  expect(JSON.parse(await search())).toMatchObject({ count: 0, posts: [], keywords: ['bread'] });
});
