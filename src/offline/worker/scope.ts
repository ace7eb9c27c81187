/** What this worker uses of a service worker's scope. TypeScript's own types for it exclude those of pages. */
type LastingEvent = Event & {
  /** Keeps the worker running until the promise settles. */
  waitUntil: (work: Promise<unknown>) => void;
};

type FetchEvent = LastingEvent & {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown };
};

export type WorkerScope = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: { origin: string };
};
