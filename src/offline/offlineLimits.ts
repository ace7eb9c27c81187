import type { offlineCaches } from '@contract/storageKeys';

const mebibyte = 1024 * 1024;

/**
 * What each cache holds at most: 50 MiB together. A build has about 4 MiB, and those of some builds before it stay for
 * pages that were stored with them.
 */
export const offlineLimits = {
  shell: { entries: 1, bytes: mebibyte },
  assets: { entries: 1000, bytes: 12 * mebibyte },
  pages: { entries: 100, bytes: 10 * mebibyte },
  pictures: { entries: 1000, bytes: 17 * mebibyte },
  answers: { entries: 300, bytes: 10 * mebibyte },
} as const satisfies Record<keyof typeof offlineCaches, { entries: number; bytes: number }>;
