import type { ApiError } from '@/lib/apiError';

/** The state of the newest request for one piece of data. */
export type RequestState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The running request: answers of any other are dropped. */
  requestId: string | null;
  /** Why the last request failed. */
  error: ApiError | null;
};

/** `data` is null until the first answer; it stays until the answer of a later request. */
export type CacheEntry<Data> = RequestState & { key: string; data: Data | null };

/**
 * Answers by key, the least recently requested first. A list, because keys come from addresses, and
 * a record would treat `__proto__` or `constructor` as its own properties.
 */
export type Cache<Data> = CacheEntry<Data>[];

/** The answers of all queries, by the name of the query. */
export type Queries = Readonly<Record<string, Cache<unknown>>>;

export function entryOf<Data>(cache: Cache<Data>, key: string): CacheEntry<Data> | undefined {
  return cache.find((entry) => entry.key === key);
}

/** The answers of one query in the state. */
export type Answers<Data> = {
  name: string;
  select: (state: { queries?: Queries }) => Cache<Data>;
};

export const noAnswers: Cache<never> = [];

/**
 * Gives stored answers their type back: what is stored under a name comes from the one query of this name, so a name and
 * its type are written down once.
 */
export const areOf = <Data>(_: Cache<unknown>): _ is Cache<Data> => true;

/** Where the answers of a query are, for what reads them without loading the query. */
export const answersOf = <Data>(name: string): Answers<Data> => ({
  name,
  select({ queries }) {
    const answers = queries?.[name] ?? noAnswers;
    return areOf<Data>(answers) ? answers : noAnswers;
  },
});
