import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { pageScriptsId } from '@contract/pageData';
import { inlineScriptsOf } from '@contract/securityHeaders';
import { cookieNames, fontsKey, sessionKeys, themeKey, xsrfHeader } from '@contract/storageKeys';
import { expect, test, vi } from 'vitest';

// The inline script of index.html can't import: these tests tie their literals to the contract.
const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test.each([themeKey, fontsKey, sessionKeys.isLoggedIn])(
  'the inline script reads the storage key %s',
  (key) => {
    expect(html).toContain(`read('${key}')`);
  },
);

const [start = ''] = inlineScriptsOf(html);

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
function runForPresses(isLoggedIn: boolean, fetch = vi.fn().mockRejectedValue('offline')) {
  const listeners: Record<string, (event: Click) => void> = {};
  runInNewContext(start, {
    addEventListener: (type: string, listener: (event: Click) => void, isCapturing = false) => {
      // React listens on an element of the page: only a capturing listener of the window is first.
      if (isCapturing) listeners[type] = listener;
    },
    localStorage: { getItem: (key: string) => (key === 'isLoggedIn' ? String(isLoggedIn) : null) },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/about', search: '' },
    document: { documentElement: { dataset: {} }, cookie: `a=1; ${cookieNames.xsrf}=token; b=2` },
    fetch,
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

test.each([
  ['member', true, 1],
  ['visitor', false, 0],
])(
  'the call of a toggle that a %s presses early is sent at once, once (session: %j, calls: %i)',
  (_, isLoggedIn, times) => {
    const fetch = vi.fn().mockRejectedValue('offline');
    const click = runForPresses(isLoggedIn, fetch);
    const like: Pressed = { dataset: { call: '/api/v1/like/1' }, ariaPressed: 'false' };
    const press = { target: { closest: () => like }, stopPropagation: vi.fn() };
    click?.(press);
    click?.(press);
    expect(fetch).toHaveBeenCalledTimes(times);
    if (times === 0) return;
    const headers = { [xsrfHeader]: 'token' };
    expect(fetch).toHaveBeenCalledWith('/api/v1/like/1', { headers, keepalive: true });
  },
);

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
