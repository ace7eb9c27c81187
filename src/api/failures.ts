import { failure } from '@contract/endpoints/shapes';
import { type AxiosError, isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { type ApiError, apiError, isApiError } from '@/lib/apiError';

function retryAfterOf({ response }: AxiosError) {
  const seconds = Number(response?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function duration(seconds: number) {
  const [count, unit] =
    seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  if (count > 90) return `${Math.ceil(count / 60)} hours`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** After too many requests the message says when to try again. */
function messageOf(message: string, status: number, retryAfter: number | null) {
  if (status !== 429 || retryAfter === null) return message;
  return `${message} Try again in ${duration(Math.ceil(retryAfter))}.`;
}

/** Converts everything that a call can throw to an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (isCancel(thrown)) return apiError('cancelled');
  if (isApiError(thrown)) return thrown;
  if (!isAxiosError(thrown)) return apiError('unreadable');
  if (!thrown.response) return apiError('unreachable');
  const parsed = v.safeParse(failure, thrown.response.data);
  const { status } = thrown.response;
  const retryAfter = retryAfterOf(thrown);
  return apiError(status >= 500 ? 'unreachable' : 'refused', {
    status,
    message: parsed.success ? messageOf(parsed.output.message, status, retryAfter) : null,
    field: parsed.success ? (parsed.output.field ?? null) : null,
    retryAfter,
    ...(parsed.success && parsed.output.revision ? { revision: parsed.output.revision } : {}),
    ...(parsed.success && parsed.output.pending !== undefined ? { isPendingStale: true } : {}),
    ...(parsed.success && parsed.output.report ? { report: parsed.output.report } : {}),
    ...(parsed.success && parsed.output.blog ? { blog: parsed.output.blog } : {}),
  });
}
