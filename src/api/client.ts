import { apiPath } from '@contract/apiPath';
import type { AxiosRequestConfig } from 'axios';
import { apiError } from '@/lib/apiError';
import type { SessionHooks } from './http';
import { createKnownAnswers, type KnownAnswer } from './knownAnswers';
import { type StartTimer, startSilenceTimer } from './silence';

/** The answers on this device that can be read without a connection. */
export type OfflineAnswers = {
  /** Names the answer of a call for the present account; null if it stores none. */
  nameOf: (key: string) => string | null;
  /** False if the page is a stored one: the answers that came with it are old. */
  storesKnown: boolean;
  /** Stores an answer, if the account is still the same. */
  store: (key: string, stored: { name: string; answer: unknown }) => Promise<void>;
  /** The offline answer, which the page then says to be a copy; undefined if there is none. */
  find: (name: string) => Promise<unknown>;
};

export type ApiClient = {
  /** Resolves to the data of the answer; throws an `ApiError`. */
  request: (config: AxiosRequestConfig) => Promise<unknown>;
  /** The answer of a call if it came with the page; undefined otherwise. */
  takeKnown: (key: string) => unknown;
  /** Receives each parsed answer: a server passes them on with the page. */
  onAnswer?: (answer: KnownAnswer) => void;
  offline?: OfflineAnswers;
  /** Loads axios, so that the first call after the page has rendered doesn't wait for it. */
  prepare: () => Promise<void>;
  /** null removes the hooks. */
  setSessionHooks: (hooks: SessionHooks | null) => void;
};

const noSession: SessionHooks = {
  hasSession: () => false,
  refresh: () => Promise.resolve(false),
  isStale: () => false,
};

/** The address of the API: as configured, else at the page's origin. */
export const readApiUrl = () =>
  new URL(import.meta.env.VITE_API_URL || apiPath, window.location.origin).href;

type ClientOptions = {
  /** Answers instead of the network. */
  fetch?: typeof globalThis.fetch;
  /** Limits how long a call waits without an answer. */
  startTimer?: StartTimer;
  /** The answers that came with the page. */
  known?: readonly KnownAnswer[] | undefined;
  onAnswer?: (answer: KnownAnswer) => void;
  offline?: OfflineAnswers;
  /** Called with each answer of the server. */
  onReached?: () => void;
};

/**
 * Creates the API client of one app instance. axios is loaded with the first call: a page that came
 * with its data doesn't need it to render.
 */
export function createApiClient(url: string, options: ClientOptions = {}): ApiClient {
  const {
    fetch,
    startTimer = startSilenceTimer,
    known = [],
    onAnswer,
    offline,
    onReached,
  } = options;
  let hooks = noSession;
  let loading: Promise<ApiClient['request']> | null = null;

  async function load() {
    const { createHttp } = await import('./http');
    return createHttp({ url, readHooks: () => hooks, fetch, startTimer });
  }

  function loadOnce() {
    loading ??= load().catch(() => {
      loading = null;
      throw apiError('unreachable');
    });
    return loading;
  }

  return {
    request: async (config) => {
      const data = await (await loadOnce())(config);
      onReached?.();
      return data;
    },
    takeKnown: createKnownAnswers(known).take,
    ...(onAnswer ? { onAnswer } : {}),
    ...(offline ? { offline } : {}),
    prepare: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
    setSessionHooks: (next) => {
      hooks = next ?? noSession;
    },
  };
}
