import { createAsyncThunk } from '@reduxjs/toolkit';
import { type ApiError, apiError, isApiError } from '@/lib/apiError';
import type { AppDispatch, RootState } from './appTypes';

/** What a thunk says while it runs and when it ends; one listener shows it. */
export type ThunkToasts = {
  progress?: string | undefined;
  /** 'from server': the answer's own message. */
  success?: string | undefined;
  failure?: string | undefined;
};

export const fromServer = 'from server';

export type ToastMeta = { toasts: ThunkToasts };

type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
  pendingMeta: ToastMeta;
  fulfilledMeta: ToastMeta;
  rejectedMeta: ToastMeta;
};

export type CallContext = { signal: AbortSignal; getState: () => RootState; dispatch: AppDispatch };

type ThunkOptions<Arg> = {
  toasts?: ThunkToasts;
  /** Says why the action is not open to the viewer, before any call; null lets it pass. */
  gate?: (state: RootState, arg: Arg) => string | null;
  /** false: nothing to do, and nothing is said. */
  condition?: (arg: Arg, context: { getState: () => RootState }) => boolean;
};

/** The one way to make a thunk: `slice/verb`, one object argument, failures as `ApiError`. */
export function createAppAsyncThunk<Answer, Arg = void>(
  type: string,
  call: (arg: Arg, context: CallContext) => Promise<Answer>,
  { toasts = {}, gate, condition }: ThunkOptions<Arg> = {},
) {
  return createAsyncThunk<Answer, Arg, ThunkConfig>(
    type,
    async (arg, { signal, getState, dispatch, rejectWithValue, fulfillWithValue }) => {
      const closed = gate?.(getState(), arg);
      if (closed) return rejectWithValue(apiError('gate', { message: closed }), { toasts });
      try {
        const answer = await call(arg, { signal, getState, dispatch });
        return fulfillWithValue(answer, { toasts });
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        return rejectWithValue(thrown, { toasts });
      }
    },
    { getPendingMeta: () => ({ toasts }), ...(condition ? { condition } : {}) },
  );
}
