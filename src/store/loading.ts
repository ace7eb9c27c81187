import type { Status } from '@/lib/status';

/** How far one thing has come, and which request may still speak for it. */
export type Loading = { status: Status; requestId: string | null };

type Meta = { requestId: string; aborted?: boolean };

export const notLoaded: Loading = { status: 'idle', requestId: null };

export function began(loading: Loading, { requestId }: Meta) {
  loading.status = 'loading';
  loading.requestId = requestId;
}

/** Takes an answer in; false when a newer request has been made since, so that it is too late. */
export function succeeded(loading: Loading, { requestId }: Meta) {
  if (loading.requestId !== requestId) return false;
  loading.status = 'ready';
  loading.requestId = null;
  return true;
}

/** A request that nobody waits for any more is no failure. */
export function failed(loading: Loading, { requestId, aborted }: Meta) {
  if (loading.requestId !== requestId) return;
  loading.status = aborted ? 'idle' : 'failed';
  loading.requestId = null;
}
