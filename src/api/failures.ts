import { failure } from '@contract/endpoints/shapes';
import { type AxiosError, isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { type ApiError, apiError } from '@/lib/apiError';

function retryAfterOf({ response }: AxiosError) {
  const seconds = Number(response?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

/** Converts everything that a call can throw to an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (isCancel(thrown)) return apiError('cancelled');
  if (!isAxiosError(thrown) || !thrown.response) return apiError('unreachable');
  const parsed = v.safeParse(failure, thrown.response.data);
  const { status } = thrown.response;
  return apiError(status >= 500 ? 'unreachable' : 'refused', {
    status,
    message: parsed.success ? parsed.output.message : null,
    field: parsed.success ? (parsed.output.field ?? null) : null,
    retryAfter: retryAfterOf(thrown),
  });
}
