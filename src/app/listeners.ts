import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import { clearStoredSession, writeStoredSession } from '@/lib/storedSession';
import type { RootState } from '@/store/appTypes';
import { fromServer, type ThunkToasts } from '@/store/createAppAsyncThunk';

const toastMeta = v.object({
  toasts: v.object({
    progress: v.optional(v.string()),
    success: v.optional(v.string()),
    failure: v.optional(v.string()),
  }),
});
const message = v.object({ message: v.string() });

function toastsOf(meta: unknown): ThunkToasts {
  const parsed = v.safeParse(toastMeta, meta);
  return parsed.success ? parsed.output.toasts : {};
}

function serverMessage(payload: unknown) {
  const parsed = v.safeParse(message, payload);
  return parsed.success ? parsed.output.message : null;
}

function showSuccess(id: string, { progress, success }: ThunkToasts, payload: unknown) {
  const text = success === fromServer ? serverMessage(payload) : success;
  if (text) notify.success(text, id);
  else if (progress) notify.dismiss(id);
}

function showFailure(id: string, { progress, failure }: ThunkToasts, payload: unknown) {
  const cancelled = isApiError(payload) && payload.kind === 'cancelled';
  const text = isApiError(payload) ? (payload.message ?? failure) : failure;
  if (text && !cancelled) notify.error(text, id);
  else if (progress) notify.dismiss(id);
}

function showToast(action: unknown) {
  if (isPending(action)) {
    const { progress } = toastsOf(action.meta);
    if (progress) notify.progress(progress, action.meta.requestId);
  } else if (isFulfilled(action)) {
    showSuccess(action.meta.requestId, toastsOf(action.meta), action.payload);
  } else if (isRejected(action)) {
    const { requestId, condition, aborted } = action.meta;
    if (condition || aborted) notify.dismiss(requestId);
    else showFailure(requestId, toastsOf(action.meta), action.payload);
  }
}

function mirrorSession({ user, tokens, origin }: RootState['auth']) {
  if (origin !== 'here') return;
  if (user && tokens) writeStoredSession({ user, tokens });
  else clearStoredSession();
}

/** What happens beside the reducers: toasts are shown and the session is mirrored to storage. */
export const listeners: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState().auth;
  const result = next(action);
  const now = store.getState().auth;
  if (now !== before) mirrorSession(now);
  showToast(action);
  return result;
};
