import {
  createListenerMiddleware,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
} from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import { fromServer, type ThunkToasts } from '@/lib/redux';
import { clearStoredSession, writeStoredSession } from '@/lib/storedSession';
import type { RootState } from './store';

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

/** What happens beside the reducers: toasts are shown and the session is mirrored to storage. */
export function createListeners() {
  const listeners = createListenerMiddleware<RootState>();
  listeners.startListening({
    matcher: isPending,
    effect: ({ meta }) => {
      const { progress } = toastsOf(meta);
      if (progress) notify.progress(progress, meta.requestId);
    },
  });
  listeners.startListening({
    matcher: isFulfilled,
    effect: ({ meta, payload }) => showSuccess(meta.requestId, toastsOf(meta), payload),
  });
  listeners.startListening({
    matcher: isRejected,
    effect: (action) => {
      if (action.meta.condition || action.meta.aborted)
        return notify.dismiss(action.meta.requestId);
      const payload = isRejectedWithValue(action) ? action.payload : null;
      return showFailure(action.meta.requestId, toastsOf(action.meta), payload);
    },
  });
  listeners.startListening({
    predicate: (_, now, before) => now.auth !== before.auth && now.auth.origin === 'here',
    effect: (_, listener) => {
      const { user, tokens } = listener.getState().auth;
      if (user && tokens) writeStoredSession({ user, tokens });
      else clearStoredSession();
    },
  });
  return listeners;
}
