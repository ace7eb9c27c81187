import { join } from 'node:path';
import { createMemoryData } from '@server/data/memory/memoryData';
import { newPost, userRow } from '@server/data/testing/rows';
import { type ChangesOptions, createChanges } from '../../cache/changes';
import { watchChanges } from '../../cache/watchChanges';
import { createCards } from '../../cards/cards';
import { createPages, type PagesOptions } from '../createPages';
import type { Render } from '../renderer';

const siteUrl = 'https://blog.example';
const startedAt = Date.UTC(2026, 0);
const fontFile = join(import.meta.dirname, '../../cards/cardFont.ttf');

type Options = Partial<Pick<PagesOptions, 'mostBytes' | 'sharedCache'>> &
  Pick<Partial<ChangesOptions>, 'publish' | 'subscribe'> & {
    data?: ReturnType<typeof createMemoryData>;
  };

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

  async function readShown(pathname: string) {
    if (pathname.startsWith('/posts/')) {
      const post = await data.posts.byUrl(decodeURIComponent(pathname.slice('/posts/'.length)));
      return post ? [post] : [];
    }
    return pathname.startsWith('/username/') ? [] : data.posts.trending({ take: 9 });
  }

  const render: Render = async (request, api, served) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    if (!api) return { status: 200, html: 'skeleton', shown: { postIds: [], authorIds: [] } };
    const posts = await readShown(pathname);
    await state.pause();
    const answer = await api(new Request(siteUrl));
    if (state.fails || !answer.ok) throw new Error('no data');
    const texts = posts.map(({ title, likes, author }) => `${title} ${likes} ${author.firstName}`);
    return {
      status: 200,
      html: [pathname, JSON.stringify(served?.author), ...texts, state.padding].join('\n'),
      shown: {
        postIds: posts.map(({ id }) => id),
        authorIds: posts.map(({ authorId }) => authorId),
      },
    };
  };

  const { mostBytes, sharedCache } = options;
  const pages = createPages({
    renderer: { render, inlineScripts: [] },
    renderLarge: async (request, api) => {
      renderedElsewhere.push(new URL(request.url).pathname);
      return render(request, api);
    },
    api: async () => new Response(null, { status: state.apiStatus }),
    data,
    hashToken: async (token) => `hash of ${token}`,
    siteUrl,
    changes,
    cards: createCards({ data, fontFile }),
    clock: { now: () => startedAt + state.now },
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
