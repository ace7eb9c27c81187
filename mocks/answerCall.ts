import type { EndpointName } from '@contract/endpoints';
import { publishDue } from '@server/core/posts/publishDue';
import { HttpResponse } from 'msw';
import type { MockApi } from './createMockApi';
import { consumeFailure, type Failure, readMockSettings } from './state/mockSettings';

export type Persistence = {
  /** Loads what other tabs have changed. */
  loadChanges(): Promise<void>;
  /** Saves what this call has changed. */
  save(): Promise<void>;
};

type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

function failed({ status, message = '' }: Failure) {
  if (status === 0) return HttpResponse.error();
  return HttpResponse.json(message ? { success: false, message } : {}, { status });
}

function wait(time: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}

/**
 * Passes a call to the API and saves the changes before the response, so that they survive a reload.
 * One call at a time over all tabs, because they share the saved state.
 */
export function createCallHandler(
  mockApi: MockApi,
  persistence: Persistence,
  exclusively: Exclusively,
) {
  const environment = {
    cookieStore: mockApi.cookieStore,
    client: '127.0.0.1',
    userAgent: mockApi.userAgent,
  };

  async function ask(request: Request) {
    await persistence.loadChanges();
    await publishDue(mockApi.ports);
    // E-mails about notifications are due at times, not after calls.
    mockApi.ports.wakeEmails();
    const response = await mockApi.api.fetch(request, environment);
    await mockApi.settle();
    mockApi.ports.unseenStreams.changed();
    await persistence.save();
    return response;
  }

  return async function answer(name: EndpointName, request: Request): Promise<Response> {
    // Before the delay: a call that is still delayed must not take the failure of a later one.
    const failure = consumeFailure(name);
    const { delay } = readMockSettings();
    if (delay > 0) await wait(delay);
    if (failure && !failure.afterwards) return failed(failure);
    // Files are read-only and many are requested at once, so they don't queue.
    if (name === 'readFile') return mockApi.api.fetch(request, environment);
    const response = await exclusively(() => ask(request));
    return failure ? failed(failure) : response;
  };
}
