import { isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import { fromServer, type ThunkToasts } from '@/store/createAppAsyncThunk';
import type { StartListening } from './startListening';

const toastMeta = v.object({
  toasts: v.object({
    progress: v.optional(v.string()),
    success: v.optional(v.string()),
    failure: v.optional(v.string()),
    isSilent: v.optional(v.boolean()),
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

function showFailure(id: string, toasts: ThunkToasts, payload: unknown) {
  const { progress, failure, isSilent = false } = toasts;
  if (isSilent) return;
  const isCancelled = isApiError(payload) && payload.kind === 'cancelled';
  const text = isApiError(payload) ? (payload.message ?? failure) : failure;
  if (text && !isCancelled) notify.error(text, id);
  else if (progress) notify.dismiss(id);
}

/** Shows the toasts that a thunk declares; the message of the server goes before the fixed text. */
export function showToasts(startListening: StartListening) {
  startListening({
    matcher: isPending,
    effect: ({ meta }) => {
      const { progress } = toastsOf(meta);
      if (progress) notify.progress(progress, meta.requestId);
    },
  });
  startListening({
    matcher: isFulfilled,
    effect: ({ meta, payload }) => showSuccess(meta.requestId, toastsOf(meta), payload),
  });
  startListening({
    matcher: isRejected,
    effect: ({ meta, payload }) => {
      if (meta.condition || meta.aborted) notify.dismiss(meta.requestId);
      else showFailure(meta.requestId, toastsOf(meta), payload);
    },
  });
}
