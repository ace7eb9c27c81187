import { signInIntent } from '@contract/people/signInIntent';
import { isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isApiError } from '@/lib/apiError';
import { failureReason } from '@/lib/failureReason';
import { notify } from '@/lib/notify';
import type { fromServer, ThunkToasts } from '@/store/createAppAsyncThunk';
import type { StartListening } from './startListening';

/** Not imported: the module of the thunks loads with the first page that has one. */
const ofServer: typeof fromServer = 'from server';

const toastMeta = v.object({
  toasts: v.object({
    progress: v.optional(v.string()),
    success: v.optional(v.string()),
    failure: v.optional(v.string()),
    isSilent: v.optional(v.boolean()),
  }),
});
const gateMeta = v.object({ signIn: v.object({ intent: v.nullable(signInIntent) }) });
const answer = v.object({ message: v.string() });

function toastsOf(meta: unknown): ThunkToasts {
  const parsed = v.safeParse(toastMeta, meta);
  return parsed.success ? parsed.output.toasts : {};
}

function signInOf(meta: unknown) {
  const parsed = v.safeParse(gateMeta, meta);
  return parsed.success ? parsed.output.signIn : undefined;
}

function serverMessage(payload: unknown) {
  const parsed = v.safeParse(answer, payload);
  return parsed.success ? parsed.output.message : null;
}

/** `posts/likePost` of `posts/likePost/rejected`. */
const thunkOf = (type: string) => type.slice(0, type.lastIndexOf('/'));

function showSuccess(id: string, { progress, success }: ThunkToasts, payload: unknown) {
  const text = success === ofServer ? serverMessage(payload) : success;
  if (text) notify.success(text, id);
  else if (progress) notify.dismiss(id);
}

type Rejected = { id: string; meta: unknown; payload: unknown };

function showFailure({ id, meta, payload }: Rejected) {
  const { progress, failure, isSilent = false } = toastsOf(meta);
  if (isSilent) return;
  const error = isApiError(payload) ? payload : null;
  const text = error?.message ?? failure;
  const hasReason = error && !error.message && failureReason(error);
  if (text && error?.kind !== 'cancelled')
    notify.error(text, id, hasReason ? { failure: error } : { signIn: signInOf(meta) });
  else if (progress) notify.dismiss(id);
}

/** Shows the toasts that a thunk declares; the message of the server goes before the fixed text. */
export function showToasts(startListening: StartListening) {
  /** The toast of the last failure of each thunk: a success dismisses it. */
  const failures = new Map<string, string>();

  startListening({
    matcher: isPending,
    effect: ({ meta }) => {
      const { progress } = toastsOf(meta);
      if (progress) notify.progress(progress, meta.requestId);
    },
  });
  startListening({
    matcher: isFulfilled,
    effect: ({ type, meta, payload }) => {
      const failed = failures.get(thunkOf(type));
      if (failed) notify.dismiss(failed);
      showSuccess(meta.requestId, toastsOf(meta), payload);
    },
  });
  startListening({
    matcher: isRejected,
    effect: ({ type, meta, payload }) => {
      if (meta.condition || meta.aborted) return notify.dismiss(meta.requestId);
      failures.set(thunkOf(type), meta.requestId);
      showFailure({ id: meta.requestId, meta, payload });
    },
  });
}
