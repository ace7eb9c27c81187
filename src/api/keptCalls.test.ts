import { changesData } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { likePost } from '@contract/endpoints/likes';
import { listPosts } from '@contract/endpoints/posts';
import { expect, test } from 'vitest';
import { call } from './call';
import { createApiClient, type KeptAnswers } from './client';

const list = {
  success: true,
  message: '',
  posts: [],
  areMore: false,
  keywords: ['bread'],
  count: 0,
};

function createClient(answer: () => Response, known: [string, unknown][] = []) {
  const stored = new Map<string, unknown>();
  const kept: KeptAnswers = {
    nameOf: (key) => `me/${key}`,
    keepsKnown: false,
    keep: async (_, { name, answer }) => void stored.set(name, answer),
    find: async (name) => stored.get(name),
  };
  let isOnline = true;
  const client = createApiClient('http://localhost/api/v1', {
    fetch: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return answer();
    },
    known,
    kept,
  });
  return {
    client,
    stored,
    disconnect: () => {
      isOnline = false;
    },
  };
}

test('without a connection a reading call gets the answer that was kept', async () => {
  const { client, stored, disconnect } = createClient(() => Response.json(list));
  await call(listPosts, { query: { skip: 0 } }, { client });
  disconnect();
  const kept = stored.get('me/GET /blogs/posts?skip=0');
  expect(await call(listPosts, { query: { skip: 0 } }, { client })).toMatchObject({
    keywords: ['bread'],
  });
  // A copy is not kept again: it would look new.
  expect(stored.get('me/GET /blogs/posts?skip=0')).toBe(kept);
  await expect(call(listPosts, { query: { skip: 20 } }, { client })).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('an error of the server is shown, although an answer is kept', async () => {
  let response = () => Response.json(list);
  const { client } = createClient(() => response());
  await call(listPosts, { query: { skip: 0 } }, { client });
  response = () => new Response('', { status: 503 });
  await expect(call(listPosts, { query: { skip: 0 } }, { client })).rejects.toMatchObject({
    status: 503,
  });
});

test('a call that changes something is never answered from what was kept', async () => {
  const answer = { success: true, message: '', data: { totalLikes: 1, isLiked: true } };
  const { client, stored, disconnect } = createClient(() => Response.json(answer));
  await call(likePost, { params: { postId: 'post-1' } }, { client });
  expect(stored.size).toBe(0);
  disconnect();
  await expect(call(likePost, { params: { postId: 'post-1' } }, { client })).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('the answers of a stored page are not kept as new ones', async () => {
  const { client, stored } = createClient(
    () => Response.json(list),
    [['GET /blogs/posts?skip=0', list]],
  );
  await call(listPosts, { query: { skip: 0 } }, { client });
  expect(stored.size).toBe(0);
});

test('only calls that change nothing are kept', () => {
  const kept = Object.entries(endpoints).filter(([, endpoint]) => 'isOfflineAnswer' in endpoint);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(([, endpoint]) => changesData(endpoint))).toEqual([]);
});
