import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toast } from 'react-hot-toast';
import { expect } from 'vitest';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { type renderApp, requestPath } from './renderApp';

export type App = Awaited<ReturnType<typeof renderApp>>;

type Answer = (app: App, request: Request) => Response | Promise<Response>;

const refuse =
  (status: number, headers = {}): Answer =>
  () => {
    const message = `Refused with ${status}.`;
    return HttpResponse.json({ success: false, message }, { status, headers });
  };

/** Every way a call can fail, with the message of the API; null if it sends none. */
const failures = {
  '500': [() => HttpResponse.json({}, { status: 500 }), null],
  'network error': [() => HttpResponse.error(), null],
  'no answer': [
    (app, request) => {
      app.expireCall(requestPath(request));
      return new Promise<never>(() => undefined);
    },
    null,
  ],
  'HTML instead of JSON': [() => HttpResponse.html('<h1>Welcome</h1>'), null],
  'wrong shape': [() => HttpResponse.json({ success: true }), null],
  '401': [refuse(401), 'Refused with 401.'],
  '403': [refuse(403), 'Refused with 403.'],
  '404': [refuse(404), 'Refused with 404.'],
  '413': [refuse(413), 'Refused with 413.'],
  '503': [refuse(503, { 'Retry-After': '10' }), 'Refused with 503.'],
  '429': [refuse(429, { 'Retry-After': '30' }), 'Refused with 429. Try again in 30 seconds.'],
} satisfies Record<string, [Answer, string | null]>;

export type FailureName = keyof typeof failures;

export const failureNames = Object.keys(failures).filter(
  (name): name is FailureName => name in failures,
);

/** No connection, no answer of the API, and its refusal, whose message is shown. */
const usualFailures: readonly FailureName[] = ['500', 'network error', '403'];

export type FailingCall = {
  call: EndpointName;
  /** Makes the call, or makes it again. */
  send: (name: FailureName) => Promise<void> | void;
  /** The page's text, shown if the API sends no message; null if nothing is shown. */
  failed: string | null;
  /** Other texts than the page's and the API's. */
  messages?: Partial<Record<FailureName, string | null>>;
  /** The failures besides the usual ones that this page tells from them. */
  also?: readonly FailureName[];
  /** Ends what a failure has started, such as a dialog. */
  settle?: (name: FailureName) => Promise<void>;
  /** Fails unless the input is kept and the call can be made again. */
  check: (name: FailureName) => void;
  /** Set if the call waits for the connection: what it waits for is given up then. */
  waits?: true;
  /** Set if the call ends the session or renews it. */
  session?: { lostAfter: readonly FailureName[]; callsAfter401: number };
};

/** The texts of all alerts: toasts and failed views. */
const alertTexts = () =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join('\n');

function answerWith(app: App, call: EndpointName, answer: Answer) {
  const { method, path }: Endpoint = endpoints[call];
  const counter = { count: 0 };
  app.server.resetHandlers();
  app.server.use(
    http.all(`*/api/v1${path}`, ({ request }) => {
      if (request.method !== method) return undefined;
      counter.count += 1;
      return answer(app, request);
    }),
  );
  return counter;
}

async function clearToasts(region: HTMLElement) {
  act(() => toast.remove());
  await waitFor(() => expect(region).toBeEmptyDOMElement());
}

/** Lets a call fail in several ways, one after the other, with the same page. */
export async function expectFailures(app: App, row: FailingCall) {
  const { call, send, failed, messages = {}, also = [], settle, check, session, waits } = row;
  const { auth } = app.store.getState();
  const toasts = screen.getByRole('alert', { name: 'Alerts' });
  const counters: { failure: FailureName; count: number; wanted: number }[] = [];
  const names = failureNames.filter((name) => [...usualFailures, ...also].includes(name));
  for (const failure of names) {
    const [answer, serverMessage] = failures[failure];
    await clearToasts(toasts);
    const counter = answerWith(app, call, answer);
    await send(failure);
    const message = messages[failure] === undefined ? (serverMessage ?? failed) : messages[failure];
    await waitFor(() => expect(counter.count, `${call}: ${failure}`).toBeGreaterThan(0));
    if (waits && failure === 'network error') {
      await waitFor(() => expect(queuedCalls.isEmpty(), `${call} waits`).toBe(false));
      expect(alertTexts()).toBe('');
      act(() => queuedCalls.giveUpAll());
    } else if (message !== null) {
      await waitFor(() => expect(alertTexts(), `${call}: ${failure}`).toContain(message));
    }
    await settle?.(failure);
    await waitFor(() => check(failure));
    const isRepeated = failure === '401' && auth.isLoggedIn;
    const wanted = isRepeated ? (session?.callsAfter401 ?? 2) : 1;
    counters.push(Object.assign(counter, { failure, wanted }));
    const isLost = session?.lostAfter.includes(failure) ?? false;
    expect(app.store.getState().auth.isLoggedIn, `${call}: session after ${failure}`).toBe(
      auth.isLoggedIn && !isLost,
    );
  }
  app.server.resetHandlers();
  // Read at the end, so that a late repetition is counted too.
  for (const { failure, count, wanted } of counters) {
    expect({ call, failure, count }).toEqual({ call, failure, count: wanted });
  }
}
