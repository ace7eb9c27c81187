import { countRead } from '@contract/endpoints/numbers';
import type { ReadPart } from '@contract/numbers/numberEntities';
import { countedReadKey } from '@contract/storageKeys';
import { readApiUrl } from '@/api/client';
import { shownShare } from './readingPlace';

/** A post was read when it was in view for this time, in milliseconds, and this share of it was shown. */
export const readWhen = { inView: 10_000, shown: 0.6 };
const scrollPause = 250;

/** Do Not Track, and Global Privacy Control. */
const asksNotToBeCounted = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

/** The host of the page that led to the post; this site's if the reader came from another page of it. */
function sourceHost() {
  const [loaded] = performance.getEntriesByType('navigation');
  const isFirst = !loaded || new URL(loaded.name).pathname === window.location.pathname;
  if (!isFirst) return window.location.host;
  return document.referrer === '' ? '' : new URL(document.referrer).host;
}

/** Without cookies, and even if the page is left meanwhile. */
function send(postId: string, part: ReadPart) {
  const body = JSON.stringify({ postId, part, host: sourceHost() });
  navigator.sendBeacon(
    readApiUrl() + countRead.path,
    new Blob([body], { type: 'application/json' }),
  );
}

/** What was counted of the post in this tab; null if that is nothing, or unknown. */
function countedPart(key: string) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeCounted(key: string, part: ReadPart) {
  try {
    sessionStorage.setItem(key, part);
  } catch {
    // It is counted once more if the post is opened again.
  }
}

/**
 * Counts once in a tab that the post in the document, which was opened at this time, is read, and read to its end. Returns
 * what ends it.
 */
export function countReading(postId: string, openedAt: number) {
  if (asksNotToBeCounted()) return () => {};
  const key = countedReadKey(postId);
  let counted = countedPart(key);
  let shown = 0;
  let inView = 0;
  let shownSince: number | null = document.hidden ? null : openedAt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function count(part: ReadPart) {
    counted = part;
    storeCounted(key, part);
    send(postId, part);
  }
  function check() {
    shown = Math.max(shown, shownShare());
    const time = inView + (shownSince === null ? 0 : Date.now() - shownSince);
    if (time < readWhen.inView || shown < readWhen.shown) return;
    if (counted === null) count('read');
    if (shown === 1 && counted === 'read') count('finished');
  }
  function handleVisibility() {
    clearTimeout(timer);
    if (shownSince !== null) inView += Date.now() - shownSince;
    shownSince = document.hidden ? null : Date.now();
    if (shownSince !== null) timer = setTimeout(check, Math.max(0, readWhen.inView - inView));
  }
  function handleScroll() {
    clearTimeout(pause);
    pause = setTimeout(check, scrollPause);
  }

  handleVisibility();
  document.addEventListener('scroll', handleScroll, { passive: true });
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearTimeout(timer);
    clearTimeout(pause);
    document.removeEventListener('scroll', handleScroll);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
