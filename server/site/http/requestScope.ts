import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being answered, for log entries. */
const scope = new AsyncLocalStorage<{ requestId: string }>();

/** Fields for log entries; none outside of a request. */
export const requestFields = () => scope.getStore() ?? {};

export const runInRequest = <Result>(requestId: string, run: () => Result) =>
  scope.run({ requestId }, run);
