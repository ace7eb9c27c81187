import { AsyncLocalStorage } from 'node:async_hooks';
import { clientKey } from '@server/core/http/clientKey';
import type { Share } from '@server/lib/share';

export type RequestScope = {
  requestId: string;
  /** The address of the client; undefined if its connection has closed. */
  client?: string | undefined;
  /** Whether a page, feed or file is asked for, and not a call of the API. */
  isPage?: boolean;
  /** The member whose session it has, if that is known without the database. */
  member?: string | undefined;
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

/**
 * For whom work is done: calls of visitors don't slow down those of members, nor the pages that all read. Undefined
 * outside of a request.
 */
export function requestShare(): Share | undefined {
  const request = scope.getStore();
  if (!request) return undefined;
  const { client, member, isPage } = request;
  if (member !== undefined && !isPage) return { group: 'members', client: member };
  return { group: isPage ? 'pages' : 'visitors', client: clientKey(client) };
}

export const runInRequest = <Result>(request: RequestScope, run: () => Result) =>
  scope.run(request, run);
