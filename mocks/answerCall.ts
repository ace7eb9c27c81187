import type { EndpointName } from '@contract/endpoints';
import { HttpResponse } from 'msw';
import type { MockApi } from './createMockApi';
import { consumeFailure, type Failure, readMockSettings } from './mockSettings';

export type Persistence = {
  /** Brings in what another tab has changed. */
  catchUp(): Promise<void>;
  /** Keeps what this call has changed. */
  keep(): Promise<void>;
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
 * Hands a call to the API core and keeps what it changed before it answers, so that a reload right
 * after an answer finds it. One call at a time over all tabs: they share one kept state.
 */
export function createCallHandler(
  mockApi: MockApi,
  persistence: Persistence,
  exclusively: Exclusively,
) {
  async function ask(request: Request) {
    await persistence.catchUp();
    const response = await mockApi.api.fetch(request, { cookieStore: mockApi.cookieStore });
    await mockApi.settle();
    await persistence.keep();
    return response;
  }

  return async function answer(name: EndpointName, request: Request): Promise<Response> {
    const { delay } = readMockSettings();
    if (delay > 0) await wait(delay);
    const failure = consumeFailure(name);
    if (failure && !failure.afterwards) return failed(failure);
    // Pictures change nothing and come by the dozen: they need not queue.
    if (name === 'readFile')
      return mockApi.api.fetch(request, { cookieStore: mockApi.cookieStore });
    const response = await exclusively(() => ask(request));
    return failure ? failed(failure) : response;
  };
}
