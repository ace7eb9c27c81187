import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { listPosts, readHome, readPost } from '@contract/endpoints/posts';
import { pageScriptsId } from '@contract/pageData';
import { paths } from '@contract/pages';
import { inlineScriptsOf } from '@contract/securityHeaders';
import { fontsKey, sessionKeys, themeKey } from '@contract/storageKeys';
import { expect, test, vi } from 'vitest';
import { pictureSizes } from '@/lib/pictureSizes';
import { pictureSource } from '@/lib/pictures';

// The inline scripts of index.html can't import: these tests tie their literals to the contract.
const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test.each([themeKey, fontsKey, sessionKeys.isLoggedIn])(
  'the inline script reads the storage key %s',
  (key) => {
    expect(html).toContain(`read('${key}')`);
  },
);

test('the early call reads when the session was renewed', () => {
  expect(html).toContain(`localStorage.${sessionKeys.renewedAt})`);
});

test.each([
  ['home', `'${readHome.method} ${readHome.path}'`],
  ['the posts hub', `'${listPosts.method} ${listPosts.path}?skip=0'`],
  ['a post', `\`${readPost.method} ${readPost.path.replace(':url', ['$', '{slug}'].join(''))}\``],
])('the early call of %s is the one that the page makes', (_, key) => {
  expect(html).toContain(key);
});

test('the early call is made at the paths of the home page, the posts hub and posts', () => {
  expect(html).toContain(`'${paths.home}': '${readHome.method}`);
  expect(html).toContain(`'${paths.posts}': '${listPosts.method}`);
  const post = paths.post.replaceAll('/', '\\/').replace(':url', '([^/]+)');
  expect(html).toContain(`/^${post}\\/?$/.exec(location.pathname)`);
});

const [start = '', earlyCall = ''] = inlineScriptsOf(html);

test('the address of the page is noted before the visitor can leave it', () => {
  const dataset: Record<string, string> = {};
  runInNewContext(start, {
    addEventListener: () => undefined,
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/posts', search: '?q=bread' },
    document: { documentElement: { dataset } },
  });
  expect(dataset['address']).toBe('/posts?q=bread');
});

type Pressed = { dataset: Record<string, string>; ariaPressed: string | null };
type Click = {
  target: { closest: (selector: string) => Pressed | null };
  stopPropagation: () => void;
};

/** Runs the inline script with storage for a member or a visitor, and returns its listener. */
function runForPresses(isLoggedIn: boolean) {
  const listeners: Record<string, (event: Click) => void> = {};
  runInNewContext(start, {
    addEventListener: (type: string, listener: (event: Click) => void, isCapturing = false) => {
      // React listens on an element of the page: only a capturing listener of the window is first.
      if (isCapturing) listeners[type] = listener;
    },
    localStorage: { getItem: (key: string) => (key === 'isLoggedIn' ? String(isLoggedIn) : null) },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/about', search: '' },
    document: { documentElement: { dataset: {} } },
  });
  return listeners['click'];
}

test.each([
  ['member', true, 'true'],
  ['visitor', false, 'false'],
])('an early press of a toggle by a %s is remembered', (_, isLoggedIn, ariaPressed) => {
  const click = runForPresses(isLoggedIn);
  const like: Pressed = { dataset: {}, ariaPressed: 'false' };
  const stopPropagation = vi.fn();
  click?.({ target: { closest: () => null }, stopPropagation });
  expect(stopPropagation).not.toHaveBeenCalled();
  click?.({ target: { closest: () => like }, stopPropagation });
  expect(like).toEqual({ dataset: { pressed: '' }, ariaPressed });
  expect(stopPropagation).toHaveBeenCalledTimes(1);
});

/** Runs the inline script of a page with waiting scripts, and returns what it appends when. */
function runForScripts({ hidden }: { hidden: boolean }) {
  const listeners: Record<string, () => void> = {};
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const appended: string[] = [];
  const scripts: Record<string, unknown> = { [`body > #${pageScriptsId}`]: { content: 'scripts' } };
  runInNewContext(start, {
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => tasks.push(callback),
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/about', search: '' },
    document: {
      hidden,
      documentElement: { dataset: {} },
      querySelector: (selector: string) => scripts[selector] ?? null,
      head: { append: (content: string) => appended.push(content) },
    },
  });
  const runAll = (waiting: (() => void)[]) => {
    for (const callback of waiting.splice(0)) callback();
  };
  return {
    appended,
    parse: () => listeners['DOMContentLoaded']?.(),
    paint: () => runAll(frames),
    runTasks: () => runAll(tasks),
  };
}

test('the scripts of a page that contains its data start after its first paint', () => {
  const { appended, parse, paint, runTasks } = runForScripts({ hidden: false });
  parse();
  runTasks();
  expect(appended).toEqual([]);
  paint();
  expect(appended).toEqual([]);
  runTasks();
  expect(appended).toEqual(['scripts']);
});

test('in a hidden tab, which is not painted, they start when the page is parsed', () => {
  const { appended, parse } = runForScripts({ hidden: true });
  expect(appended).toEqual([]);
  parse();
  expect(appended).toEqual(['scripts']);
});

/** Runs the early call as the browser does at `pathname`, and returns the preloaded picture. */
async function preloadedPicture(pathname: string, answer: unknown) {
  const links: Partial<HTMLLinkElement>[] = [];
  const window: { earlyCall?: { answer: Promise<unknown> } } = {};
  runInNewContext(earlyCall.replaceAll('%VITE_MOCKS%', ''), {
    window,
    location: { pathname, search: '' },
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }),
    document: {
      cookie: '',
      documentElement: { dataset: {} },
      createElement: () => ({}),
      head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
    },
  });
  await window.earlyCall?.answer;
  await new Promise(setImmediate);
  return links[0];
}

const first = (address: string) => ({ public_image: { resource_url: address } });

test.each([
  ['/', pictureSizes.slide, { data: { trendingPosts: [first('/a-960x540.webp')] } }],
  ['/posts', pictureSizes.wideCard, { posts: [first('/a-960x540.webp')] }],
  ['/posts/a', pictureSizes.postCover, { postDetails: first('/a-960x540.webp') }],
])('%s preloads the version of its first picture that the page will show', async (...args) => {
  const [pathname, sizes, answer] = args;
  const { srcSet } = pictureSource('/a-960x540.webp');
  expect(await preloadedPicture(pathname, answer)).toMatchObject({
    imageSrcset: srcSet,
    imageSizes: sizes,
  });
});

test.each(['/api/v1/resource/file/old.png', 'https://elsewhere.example/a-1024x768.jpg'])(
  '%s has no versions and is not preloaded',
  async (address) => {
    expect(await preloadedPicture('/posts', { posts: [first(address)] })).toBeUndefined();
  },
);
