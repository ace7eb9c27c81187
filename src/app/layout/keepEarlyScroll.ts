import { scrollPositionsKey } from '@contract/storageKeys';
import * as v from 'valibot';

const positions = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

function readPositions() {
  const parsed = v.safeParse(positions, sessionStorage.getItem(scrollPositionsKey));
  return parsed.success ? parsed.output : {};
}

/**
 * Stores where a reader has scrolled to before the page was hydrated, as the position of the first
 * entry: React Router would scroll to the top.
 */
export function keepEarlyScroll(entry: string) {
  const { scrollY } = window;
  if (scrollY === 0) return;
  try {
    const kept = JSON.stringify({ ...readPositions(), [entry]: scrollY });
    sessionStorage.setItem(scrollPositionsKey, kept);
  } catch {
    // Blocked storage: the page scrolls to the top.
  }
}
