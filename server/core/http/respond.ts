import type { Ports, StoredFile } from '../ports';
import { ApiFailure, ownFailureMessage } from './failure';

const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** An answer as JSON; nothing that the API says is kept by a cache. */
export function respondJson(status: number, body: object, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...always, ...headers },
  });
}

/** A stored file: it never changes under its name, and is shown but never run. */
export function respondFile({ bytes, type }: StoredFile) {
  return new Response(bytes, {
    headers: {
      ...always,
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

function failureHeaders({ details }: ApiFailure) {
  const headers: Record<string, string> = {};
  if (details.retryAfter !== undefined) headers['Retry-After'] = String(details.retryAfter);
  if (details.allow) headers['Allow'] = details.allow.join(', ');
  return headers;
}

/** Says a failure of the client's; reports one of ours and says only that there was one. */
export function respondFailure(failure: unknown, ports: Pick<Ports, 'report'>) {
  if (!(failure instanceof ApiFailure)) {
    ports.report(failure);
    return respondJson(500, { success: false, message: ownFailureMessage });
  }
  const { status, message, details } = failure;
  const field = details.field === undefined ? {} : { field: details.field };
  return respondJson(status, { success: false, message, ...field }, failureHeaders(failure));
}
