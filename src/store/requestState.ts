import type { ApiError } from '@/lib/apiError';

/** The state of the newest request for one piece of data. */
export type RequestState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The running request: answers of any other are dropped. */
  requestId: string | null;
  /** Why the last request failed. */
  error: ApiError | null;
};

type Meta = { requestId: string; aborted?: boolean };

export const notRequested: RequestState = { status: 'idle', requestId: null, error: null };

export function requestStarted({ requestId }: Meta): RequestState {
  return { status: 'loading', requestId, error: null };
}

export const requestSucceeded: RequestState = { status: 'ready', requestId: null, error: null };

/** An aborted request did not fail: the data can be requested again. */
export function requestFailed({ aborted }: Meta, error: ApiError | null): RequestState {
  return aborted ? notRequested : { status: 'failed', requestId: null, error };
}
