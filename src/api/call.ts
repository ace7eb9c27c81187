import { type Answer, type CallInput, type Endpoint, fillPath } from '@contract/endpoint';
import * as v from 'valibot';
import { apiError } from '@/lib/apiError';
import { toApiError } from './failures';
import type { ApiClient } from './http';

export type CallOptions = {
  client: ApiClient;
  signal?: AbortSignal;
  /** Receives the sent share of an upload, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** A 401 fails at once, without a refresh. */
  isFinal?: boolean;
};

function formDataOf(body: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value);
  }
  return form;
}

type AnyInput = {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
};

async function request(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const { client, signal, onProgress, isFinal = false } = options;
  const { data } = await client.http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    params: input.query,
    isFinal,
    data: endpoint.bodyKind === 'multipart' ? formDataOf(input.body) : input.body,
    ...(signal ? { signal } : {}),
    ...(onProgress
      ? { onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0) }
      : {}),
  });
  return data;
}

/** Makes one call of the contract and parses its answer. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Answer<E>> {
  let data: unknown;
  try {
    data = await request(endpoint, input, options);
  } catch (thrown) {
    throw toApiError(thrown);
  }
  const parsed = v.safeParse(endpoint.answer, data);
  if (!parsed.success) throw apiError('unreadable');
  return parsed.output;
}
