import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readApiUrl } from '@/api/client';
import { countReading, readWhen } from './countReading';

type Sent = { url: string; body: string };

const sent: Promise<Sent>[] = [];
/** Where the post is in the window, which is 768 pixels high. */
let post = { top: 0, bottom: 0 };
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  post = { top: 0, bottom: 0 };
  isHidden = false;
  document.body.innerHTML =
    '<div class="post-blocks"><p id="block-a"></p><p id="block-b"></p></div>';
  for (const [at, block] of [...document.querySelectorAll('p')].entries()) {
    const line = () => (at === 0 ? post.top : post.bottom);
    vi.spyOn(block, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, line(), 0, 0));
  }
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('navigator', {
    doNotTrack: null,
    sendBeacon(url: string, body: Blob) {
      sent.push(body.text().then((text) => ({ url, body: text })));
      return true;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const sentPart = v.object({ part: v.string() });
const parts = async () =>
  (await Promise.all(sent)).map(({ body }) => v.parse(sentPart, JSON.parse(body)).part);

function scrollTo(place: { top: number; bottom: number }) {
  post = place;
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(300);
}

function show(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a short post is read to its end after ten seconds in view, once in a tab', async () => {
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView - 1);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(await parts()).toEqual(['read', 'finished']);
  const [first] = await Promise.all(sent);
  expect(first?.url).toBe(`${readApiUrl()}/stats/reads`);
  expect(JSON.parse(first?.body ?? '')).toEqual({ postId: 'post', part: 'read', host: '' });
  stop();
  countReading('post', Date.now())();
  const again = countReading('post', Date.now());
  vi.advanceTimersByTime(2 * readWhen.inView);
  expect(sent).toHaveLength(2);
  again();
});

test('a long post is read when more than half of it was shown, and finished at its end', async () => {
  post = { top: 100, bottom: 5000 };
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView);
  scrollTo({ top: -1000, bottom: 3900 });
  expect(sent).toHaveLength(0);
  scrollTo({ top: -2500, bottom: 2400 });
  expect(await parts()).toEqual(['read']);
  // The reader goes back and then to the end.
  scrollTo({ top: 100, bottom: 5000 });
  scrollTo({ top: -4200, bottom: 700 });
  expect(await parts()).toEqual(['read', 'finished']);
  stop();
});

test('the time counts since the post was opened, before this code had loaded', () => {
  const stop = countReading('post', Date.now() - 9000);
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
  stop();
});

test('only the time in view counts', () => {
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView - 1000);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(0);
  show(false);
  vi.advanceTimersByTime(999);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(2);
  stop();
});

test('a reader who leaves before is not counted', () => {
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView - 1);
  stop();
  vi.advanceTimersByTime(2 * readWhen.inView);
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(300);
  expect(sent).toHaveLength(0);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'browsers that ask not to be counted are not: %o',
  (asks) => {
    Object.assign(navigator, asks);
    const stop = countReading('post', Date.now());
    vi.advanceTimersByTime(readWhen.inView);
    stop();
    expect(sent).toHaveLength(0);
  },
);

test('a browser without storage counts once, too', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked.');
  });
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView);
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(300);
  expect(sent).toHaveLength(2);
  stop();
});

test('the site that led to the post is named', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/today?q=1');
  const stop = countReading('post', Date.now());
  vi.advanceTimersByTime(readWhen.inView);
  const [first] = await Promise.all(sent);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ host: 'news.example' });
  stop();
});
