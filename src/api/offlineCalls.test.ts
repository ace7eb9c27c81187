import { changesData } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { likePost } from '@contract/endpoints/likes';
import { listPosts } from '@contract/endpoints/posts';
import { expect, test } from 'vitest';
import { call } from './call';
import { createApiClient, type OfflineAnswers } from './client';

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
  const offline: OfflineAnswers = {
    nameOf: (key) => `me/${key}`,
    storesKnown: false,
    store: async (_, { name, answer }) => void stored.set(name, answer),
    find: async (name) => stored.get(name),
  };
  let isOnline = true;
  const client = createApiClient('http://localhost/api/v1', {
    fetch: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return answer();
    },
    known,
    offline,
  });
  return {
    client,
    stored,
    disconnect: () => {
      isOnline = false;
    },
  };
}

test('without a connection a reading call gets the answer that was offline', async () => {
  const { client, stored, disconnect } = createClient(() => Response.json(list));
  await call(listPosts, { query: { skip: 0 } }, { client });
  disconnect();
  const offline = stored.get('me/GET /blogs/posts?skip=0');
  expect(await call(listPosts, { query: { skip: 0 } }, { client })).toMatchObject({
    keywords: ['bread'],
  });
  // A copy is not offline again: it would look new.
  expect(stored.get('me/GET /blogs/posts?skip=0')).toBe(offline);
  await expect(call(listPosts, { query: { skip: 20 } }, { client })).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('an error of the server is shown, although an answer is offline', async () => {
  let response = () => Response.json(list);
  const { client } = createClient(() => response());
  await call(listPosts, { query: { skip: 0 } }, { client });
  response = () => new Response('', { status: 503 });
  await expect(call(listPosts, { query: { skip: 0 } }, { client })).rejects.toMatchObject({
    status: 503,
  });
});

test('a call that changes something is never answered from what was offline', async () => {
  const answer = { success: true, message: '', data: { totalLikes: 1, isLiked: true } };
  const { client, stored, disconnect } = createClient(() => Response.json(answer));
  await call(likePost, { params: { postId: 'post-1' } }, { client });
  expect(stored.size).toBe(0);
  disconnect();
  await expect(call(likePost, { params: { postId: 'post-1' } }, { client })).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('the answers of a stored page are not offline as new ones', async () => {
  const { client, stored } = createClient(
    () => Response.json(list),
    [['GET /blogs/posts?skip=0', list]],
  );
  await call(listPosts, { query: { skip: 0 } }, { client });
  expect(stored.size).toBe(0);
});

test('only calls that change nothing are offline', () => {
  const offline = Object.entries(endpoints).filter(([, endpoint]) => 'isOfflineAnswer' in endpoint);
  expect(offline.length).toBeGreaterThan(10);
  expect(offline.filter(([, endpoint]) => changesData(endpoint))).toEqual([]);
});
