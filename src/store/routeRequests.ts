export type StartedRequest = PromiseLike<{ meta: { requestStatus: 'fulfilled' | 'rejected' } }> & {
  abort: () => void;
};

type RunningRequest = {
  request: StartedRequest;
  isRunning: boolean;
  /** Not aborted when its route is left: a call that changes something must not be sent twice. */
  outlivesRoute: boolean;
};

type RunOptions = { outlivesRoute?: boolean };

/** The same address for a router location and for the URL that a loader receives. */
export function addressOf({ pathname, search }: { pathname: string; search: string }) {
  const url = new URL(`${pathname}${search}`, 'http://localhost');
  return `${url.pathname}${url.search}`;
}

type RouteRequestsOptions = {
  /** Set if the state of the first address came with the page: for whom it was rendered. */
  rendered?: { viewerId: string | null };
};

/**
 * The requests of the current address, by the key of their query. Each app instance creates its own.
 */
export function createRouteRequests({ rendered }: RouteRequestsOptions = {}) {
  let current: string | null = null;
  let isFirst = true;
  const requests = new Map<string, RunningRequest>();
  const prefetches = new Map<string, StartedRequest>();
  const pending = new Set<Promise<unknown>>();

  /** Adds work that `settled` waits for. */
  function track(work: PromiseLike<unknown>) {
    const promise = Promise.resolve(work).finally(() => pending.delete(promise));
    pending.add(promise);
    promise.catch(() => undefined);
  }

  function run(
    key: string,
    start: () => StartedRequest,
    { outlivesRoute = false }: RunOptions = {},
  ) {
    const request = start();
    const running: RunningRequest = { request, isRunning: true, outlivesRoute };
    requests.set(key, running);
    track(
      Promise.resolve(request).finally(() => {
        running.isRunning = false;
      }),
    );
  }

  /** Uses a running prefetch as the request of this address; if it fails, the real one is sent. */
  function adopt(key: string, prefetch: StartedRequest, start: () => StartedRequest) {
    const adopted: RunningRequest = { request: prefetch, isRunning: true, outlivesRoute: false };
    requests.set(key, adopted);
    track(
      Promise.resolve(prefetch).then(({ meta }) => {
        adopted.isRunning = false;
        const isWanted = requests.get(key) === adopted;
        if (isWanted && meta.requestStatus === 'rejected') run(key, start);
      }),
    );
  }

  return {
    /** Call this on each navigation: aborts the requests of the address before. */
    enter(address: string) {
      if (address === current) return;
      isFirst = current === null;
      current = address;
      for (const [key, { request, isRunning, outlivesRoute }] of requests) {
        if (isRunning && outlivesRoute) continue;
        requests.delete(key);
        if (isRunning) request.abort();
      }
    },
    isCurrent: (address: string) => address === current,
    /** Whether this address is being left, or was left. */
    isLeft: (address: string) => current !== null && address !== current,
    /** Whether data that is already in the state needs no request. */
    isRendered: (viewerId: string | null) => isFirst && rendered?.viewerId === viewerId,
    has: (key: string) => requests.has(key),
    isRunning: (key: string) => requests.get(key)?.isRunning ?? false,
    abort(key: string) {
      const running = requests.get(key);
      if (running?.isRunning) running.request.abort();
      requests.delete(key);
    },
    start(key: string, start: () => StartedRequest, options?: RunOptions) {
      const prefetch = prefetches.get(key);
      if (prefetch) adopt(key, prefetch, start);
      else run(key, start, options);
    },
    isPrefetching: (key: string) => prefetches.has(key),
    prefetch(key: string, start: () => StartedRequest) {
      const request = start();
      prefetches.set(key, request);
      void Promise.resolve(request).finally(() => prefetches.delete(key));
    },
    track,
    /** Resolves when nothing runs any more. */
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

export type RouteRequests = ReturnType<typeof createRouteRequests>;
