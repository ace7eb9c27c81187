import type { Answer, CallInput, Endpoint } from '@contract/endpoint';
import type { SignInIntent } from '@contract/people/signInIntent';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { type CallOptions, call } from '@/api/call';
import { type ApiError, apiError, isApiError } from '@/lib/apiError';
import type { SignIn } from '@/lib/notify';
import type { AnsweredPosts } from './answeredPosts';
import type { AppDispatch, RootState, ThunkExtra } from './appTypes';

/** The toasts of a thunk; a listener in src/app shows them. */
export type ThunkToasts = {
  progress?: string | undefined;
  /** `fromServer` shows the message of the answer. */
  success?: string | undefined;
  failure?: string | undefined;
  /** Shows nothing, not even the API's message of a failure. */
  isSilent?: boolean | undefined;
};

export const fromServer = 'from server';

type ToastMeta = { toasts: ThunkToasts };

export type AppThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  extra: ThunkExtra;
  rejectValue: ApiError;
  pendingMeta: ToastMeta;
  fulfilledMeta: ToastMeta & { posts?: AnsweredPosts };
  /** `signIn` is set if a visitor is turned away. */
  rejectedMeta: ToastMeta & { signIn?: SignIn };
};

export type ThunkContext = {
  /** Makes a call of the contract with the client of this app instance; it is aborted with the thunk. */
  call: <const E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: Omit<CallOptions, 'client'>,
  ) => Promise<Answer<E>>;
  signal: AbortSignal;
  getState: () => RootState;
  dispatch: AppDispatch;
};

export type ThunkOptions<Result, Arg> = {
  toasts?: ThunkToasts;
  /** Whether the page shows this failure where it happened, so that no toast does. */
  isShownInPlace?: (error: ApiError) => boolean;
  /** The posts in the answer, for the slice of all post cards. */
  posts?: (answer: Result) => AnsweredPosts;
  /** Returns why the viewer may not do this, before any call; null if they may. */
  gate?: (state: RootState, arg: Arg) => string | null;
  /** What a visitor whom the gate turns away wants to do after signing in. */
  intent?: (arg: Arg) => SignInIntent;
  /** false cancels the thunk silently. */
  condition?: (arg: Arg, context: { getState: () => RootState }) => boolean;
};

/** Creates every thunk of the page: named `slice/verb`, one argument, failures as `ApiError`. */
export function createAppAsyncThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, context: ThunkContext) => Promise<Result>,
  { toasts = {}, isShownInPlace, posts, gate, intent, condition }: ThunkOptions<Result, Arg> = {},
) {
  return createAsyncThunk<Result, Arg, AppThunkConfig>(
    type,
    async (arg, { signal, getState, dispatch, extra, rejectWithValue, fulfillWithValue }) => {
      const reason = gate?.(getState(), arg);
      if (reason) {
        const isVisitor = !getState().auth.isLoggedIn;
        const signIn = isVisitor ? { signIn: { intent: intent?.(arg) ?? null } } : {};
        return rejectWithValue(apiError('gate', { message: reason }), { toasts, ...signIn });
      }
      try {
        const answer = await run(arg, {
          call: (endpoint, input, options) =>
            call(endpoint, input, { client: extra.client, signal, ...options }),
          signal,
          getState,
          dispatch,
        });
        return fulfillWithValue(answer, { toasts, ...(posts ? { posts: posts(answer) } : {}) });
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        const isSilent = isShownInPlace?.(thrown) || toasts.isSilent;
        return rejectWithValue(thrown, { toasts: { ...toasts, isSilent } });
      }
    },
    { getPendingMeta: () => ({ toasts }), ...(condition ? { condition } : {}) },
  );
}
