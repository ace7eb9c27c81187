import { AsyncLocalStorage } from 'node:async_hooks';

type RequestScope = {
  requestId: string;
  /** The address of the client; undefined if its connection has closed. */
  client?: string | undefined;
};

/** The request that is being answered, and for whom. */
const scope = new AsyncLocalStorage<RequestScope>();

/** Fields for log entries; none outside of a request. */
export function requestFields() {
  const request = scope.getStore();
  return request ? { requestId: request.requestId } : {};
}

/** The client whose request is answered; undefined if none is known. */
export const requestClient = () => scope.getStore()?.client;

export const runInRequest = <Result>(request: RequestScope, run: () => Result) =>
  scope.run(request, run);
