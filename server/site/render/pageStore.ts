import { minute } from '@contract/durations';
import type { Clock } from '@server/lib/clock';
import { createChangeCache } from '../cache/changeCache';
import { type Change, type Changes, type Contents, isOutdatedBy } from '../cache/changes';
import type { Body } from './respondPage';

/**
 * A page beyond the end of its list has the status 404. `isSearch` is true for pages with any number of addresses.
 */
export type Page = {
  kind: 'page';
  status: number;
  body: Body;
  contents: Contents;
  isSearch: boolean;
};
export type Outcome = Page | { kind: 'redirect'; location: string } | { kind: 'missing' };

/** Lists are also sorted by age, and likes change their order. */
const freshFor = { list: 30_000, other: 10 * minute };

type StoreOptions = {
  changes: Changes;
  clock: Clock;
  /** How many bytes of pages are cached. Searches and large pages can't displace other pages. */
  mostBytes: { pages: number; searches: number; large: number };
};

/** Larger pages are cached apart from the others. */
const largeBytes = 2 * 1024 * 1024;

function partOf({ body, isSearch }: Page) {
  if (body.bytes > largeBytes) return 'large';
  return isSearch ? 'searches' : 'pages';
}

/**
 * Lists can miss another post, or show the earlier profile of an author, for some seconds. A post that they show is
 * never late: it may have been removed.
 */
function canBeLate(outcome: Outcome, change: Change | null) {
  if (outcome.kind !== 'page' || outcome.contents.subject !== 'list') return false;
  if (change?.kind === 'post') return !outcome.contents.postIds.includes(change.postId);
  return change === null || change.kind === 'author';
}

/** Caches pages until something in them changes. */
export const createPageStore = (options: StoreOptions) =>
  createChangeCache<Outcome>({
    ...options,
    isOutdatedBy: (change, outcome) =>
      outcome.kind === 'page' && isOutdatedBy(change, outcome.contents),
    canBeLate,
    place(outcome) {
      if (outcome.kind !== 'page' || outcome.status !== 200) return null;
      const { body, contents } = outcome;
      return {
        part: partOf(outcome),
        bytes: body.cachedBytes,
        milliseconds: contents.subject === 'list' ? freshFor.list : freshFor.other,
      };
    },
  });
