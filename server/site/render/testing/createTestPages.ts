import { join } from 'node:path';
import { createTestPorts } from '@server/core/testing/createTestPorts';
import { createApi } from '@server/createApi';
import { createMemoryData } from '@server/data/memory/memoryData';
import type { Data } from '@server/data/port';
import { newPost, userRow } from '@server/data/testing/rows';
import { type ChangesOptions, createChanges } from '../../cache/changes';
import { watchChanges } from '../../cache/watchChanges';
import { createCards } from '../../cards/cards';
import { createPages, type PagesOptions } from '../createPages';
import { createTestRenderer } from './createTestRenderer';

const siteUrl = 'https://blog.example';
const startedAt = Date.UTC(2026, 0);
const fontFile = join(import.meta.dirname, '../../cards/cardFont.ttf');

type Options = Partial<Pick<PagesOptions, 'mostBytes' | 'sharedCache'>> &
  Pick<Partial<ChangesOptions>, 'publish' | 'subscribe'> & {
    data?: ReturnType<typeof createMemoryData>;
  };

/** The API over memory data. */
function createTestApi(data: Data, clock: PagesOptions['clock']) {
  const { ports } = createTestPorts({});
  const hash = async (token: string) => `hash of ${token}`;
  return createApi({ ...ports, data, clock, secrets: { ...ports.secrets, hash } });
}

/**
 * Pages over memory data. Their renderer writes the data of a page as text; `pause` holds it back after
 * it has read.
 */
export async function createTestPages({ data: stored, ...options }: Options = {}) {
  const memory = stored ?? createMemoryData();
  const reported: unknown[] = [];
  const report = (failure: unknown) => void reported.push(failure);
  const changes = await createChanges({ report, ...options });
  const data = watchChanges(memory, changes.emit);
  const rendered: string[] = [];
  const renderedElsewhere: string[] = [];
  const state = {
    now: 0,
    pause: () => Promise.resolve(),
    fails: false,
    apiStatus: 200,
    /** At the end of each page. */
    padding: '',
  };
  const clock = { now: () => startedAt + state.now };
  const api = createTestApi(data, clock);
  const load = createTestRenderer({
    siteUrl,
    onRender: (path) => void rendered.push(path),
    async pause() {
      await state.pause();
      if (state.fails) throw new Error('no data');
    },
    padding: () => state.padding,
  });

  async function noCalls(): Promise<never> {
    throw new Error('The data of the page are not complete.');
  }

  const { mostBytes, sharedCache } = options;
  const pages = createPages({
    renderer: { load, inlineScripts: [] },
    async renderLarge({ url, answers, served, site }) {
      renderedElsewhere.push(new URL(url).pathname);
      return (await load(new Request(url), noCalls, { known: answers, site })).render(served);
    },
    api: async (request) =>
      state.apiStatus === 200
        ? api.fetch(request)
        : new Response(null, { status: state.apiStatus }),
    data,
    hashToken: async (token) => `hash of ${token}`,
    siteUrl,
    changes,
    cards: createCards({ data, fontFile }),
    clock,
    report,
    ...(mostBytes === undefined ? {} : { mostBytes }),
    ...(sharedCache ? { sharedCache } : {}),
  });
  const get = (path: string, init?: RequestInit) => pages.answer(new Request(siteUrl + path, init));
  return { pages, data, rendered, renderedElsewhere, reported, state, get };
}

export type TestPages = Awaited<ReturnType<typeof createTestPages>>;

/** Two authors, each with a public post, and a reader. */
export async function withPosts(test: TestPages) {
  const { users, posts } = test.data;
  await users.insert(userRow('ada', { bio: 'Engines.' }));
  await users.insert(userRow('grace', { firstName: 'Grace', lastName: 'Hopper' }));
  await users.insert(userRow('reader', { bio: 'A secret.' }));
  await posts.insert(newPost('one', { url: 'One-Loaf' }));
  await posts.insert(newPost('two', { authorId: 'grace' }));
  await posts.insert(newPost('draft', { isPublished: false }));
  return test;
}
