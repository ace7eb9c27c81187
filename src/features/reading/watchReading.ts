import { hasPassedMiddle, lastShownBlock } from './readingPlace';

/** A post counts as read after this time in view, or when the reader has scrolled beyond its middle. */
export const readAfter = 10_000;
const scrollPause = 250;

type Watcher = {
  /** When the post was opened. */
  openedAt: number;
  /** Called once, and then whenever the reader leaves, for a while or for good. */
  onRead: (lastBlock: string) => void;
};

/** Watches a reader of the post in the document. Returns what ends it. */
export function watchReading({ openedAt, onRead }: Watcher) {
  let isRead = false;
  let lastBlock = '';
  let stored: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function note() {
    if (!isRead || stored === lastBlock) return;
    stored = lastBlock;
    onRead(lastBlock);
  }
  function markRead() {
    isRead = true;
    lastBlock = lastShownBlock();
    note();
  }
  function startTimer() {
    clearTimeout(timer);
    const remaining = Math.max(0, openedAt + readAfter - Date.now());
    if (!isRead && !document.hidden) timer = setTimeout(markRead, remaining);
  }
  function handleScroll() {
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (!isRead && hasPassedMiddle()) markRead();
      lastBlock = lastShownBlock();
    }, scrollPause);
  }
  function handleVisibility() {
    if (document.hidden) note();
    startTimer();
  }

  startTimer();
  // The reader scrolled before this code had loaded.
  if (window.scrollY > 0) handleScroll();
  document.addEventListener('scroll', handleScroll, { passive: true });
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearTimeout(timer);
    clearTimeout(pause);
    document.removeEventListener('scroll', handleScroll);
    document.removeEventListener('visibilitychange', handleVisibility);
    note();
  };
}
