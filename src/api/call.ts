import {
  type Answer,
  answersFile,
  type CallInput,
  type Endpoint,
  fillPath,
} from '@contract/endpoint';
import { failure } from '@contract/endpoints/shapes';
import { droppedItems } from '@contract/listOf';
import * as v from 'valibot';
import { apiError, isUnanswered } from '@/lib/apiError';
import type { ApiClient } from './client';
import { callKey } from './knownAnswers';

export type CallOptions = {
  client: ApiClient;
  signal?: AbortSignal;
  /** Receives the sent share of an upload, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Receives the status of a successful answer. */
  onStatus?: (status: number) => void;
  /** A 401 fails at once, without a refresh. */
  isFinal?: boolean;
  /** The call is sent even if the page is left in the meantime. */
  isKeptAlive?: boolean;
};

/** XHR can't outlive the page. */
const keptAlive = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

function formDataOf(body: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value);
    if (typeof value === 'number' || typeof value === 'boolean') form.append(name, String(value));
  }
  return form;
}

type AnyInput = {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
};

function keyOf({ method, path, bodyKind }: Endpoint, { params, query, body }: AnyInput) {
  const url = fillPath(path, params);
  return callKey({ method, url, query, body: bodyKind === 'multipart' ? undefined : body });
}

async function request(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const { client, signal, onProgress, onStatus, isFinal = false, isKeptAlive = false } = options;
  const url = fillPath(endpoint.path, input.params);
  return client.request({
    method: endpoint.method,
    url,
    params: input.query,
    isFinal,
    ...(answersFile(endpoint) ? { responseType: 'blob' } : {}),
    data: endpoint.bodyKind === 'multipart' ? formDataOf(input.body) : input.body,
    ...(signal ? { signal } : {}),
    ...(onStatus ? { onStatus } : {}),
    ...(isKeptAlive ? keptAlive : {}),
    ...(onProgress
      ? { onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0) }
      : {}),
  });
}

const storeNothing = () => undefined;

/**
 * The answer that came with the page, else that of the API; without a connection the offline answer, if there is one.
 * `store` stores what isn't a copy.
 */
async function findAnswer(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const { client } = options;
  const { offline } = client;
  const key = keyOf(endpoint, input);
  const name = endpoint.isOfflineAnswer ? (offline?.nameOf(key) ?? null) : null;
  const store = (answer: unknown) => {
    if (name !== null) void offline?.store(key, { name, answer });
  };
  const known = client.takeKnown(key);
  if (known !== undefined)
    return { data: known, store: offline?.storesKnown ? store : storeNothing };
  try {
    return { data: await request(endpoint, input, options), store };
  } catch (failure) {
    const data = name !== null && isUnanswered(failure) ? await offline?.find(name) : undefined;
    if (data === undefined) throw failure;
    return { data, store: storeNothing };
  }
}

const failureWithoutMessage = v.partial(failure, ['message']);

/** Throws the failure of an answer whose status says nothing about it. */
function requireSuccess(data: unknown) {
  const parsed = v.safeParse(failureWithoutMessage, data);
  if (!parsed.success) return;
  const { message = null, field = null } = parsed.output;
  throw apiError('refused', { message, field });
}

/** Makes one call of the contract and parses its answer. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Answer<E>> {
  const { data, store } = await findAnswer(endpoint, input, options);
  requireSuccess(data);
  const parsed = v.safeParse(endpoint.answer, data);
  if (!parsed.success) throw apiError('unreadable');
  if (import.meta.env.DEV) {
    for (const items of droppedItems(data, parsed.output)) {
      // oxlint-disable-next-line no-console -- for developers only
      console.warn(`${endpoint.method} ${endpoint.path}: ${items} are invalid and were left out.`);
    }
  }
  options.client.onAnswer?.([keyOf(endpoint, input), parsed.output]);
  store(parsed.output);
  return parsed.output;
}
