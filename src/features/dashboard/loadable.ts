import type { UnknownAction } from '@reduxjs/toolkit';
import type { Status } from '@/lib/status';

/** One list or entity as it is loaded; what was there stays until something newer has come. */
export type Loadable<Data> = {
  status: Status;
  /** What the newest request asked for, and the request itself: only its answer counts. */
  wanted: string | null;
  requestId: string | null;
  /** What `data` is the answer to. */
  key: string | null;
  data: Data | null;
};

/** What a request asked for, as text that can be compared. */
export const keyOf = (arg: unknown) => JSON.stringify(arg ?? null);

type Asked = { meta: { arg: unknown; requestId: string } };

/** As much of a thunk as a reducer needs to follow it. */
type Loader<Data> = {
  pending: { match: (action: unknown) => action is Asked };
  fulfilled: { match: (action: unknown) => action is Asked & { payload: Data } };
  rejected: { match: (action: unknown) => action is Asked & { meta: { aborted: boolean } } };
};

function nothingLoaded<Data>(): Loadable<Data> {
  return { status: 'idle', wanted: null, requestId: null, key: null, data: null };
}

function follow<Data>(thunk: Loader<Data>, state: Loadable<Data>, action: UnknownAction) {
  if (thunk.pending.match(action)) {
    const { arg, requestId } = action.meta;
    return { ...state, status: 'loading' as const, wanted: keyOf(arg), requestId };
  }
  if (thunk.fulfilled.match(action) && action.meta.requestId === state.requestId) {
    const { payload, meta } = action;
    return { ...state, status: 'ready' as const, key: keyOf(meta.arg), data: payload };
  }
  if (thunk.rejected.match(action) && action.meta.requestId === state.requestId) {
    return { ...state, status: action.meta.aborted ? ('idle' as const) : ('failed' as const) };
  }
  return state;
}

/** Follows the thunks that fill one list or entity. */
export function loadableReducer<Data>(...thunks: readonly Loader<Data>[]) {
  return (state = nothingLoaded<Data>(), action: UnknownAction): Loadable<Data> =>
    thunks.reduce((before: Loadable<Data>, thunk) => follow(thunk, before, action), state);
}
