import { requestMessages } from '@contract/texts/apiMessages';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import type { DownloadAnswer, EventAnswer, FileAnswer } from '../context';
import { ApiFailure, unavailable } from '../failure';
import type { Ports } from '../ports';

const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** A response that no cache stores; `text` is JSON. */
export function respondJson(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...commonHeaders, ...headers },
  });
}

/** Stops scripts in files. */
const withoutScripts = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** A stored file never changes, so it is cached forever. */
export function respondFile({ bytes, type }: FileAnswer) {
  return new Response(bytes, {
    headers: {
      ...commonHeaders,
      ...withoutScripts,
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

export type OpenDownload = Omit<DownloadAnswer, 'chunks'> & {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** A file that was made for the caller is not cached. */
export const respondDownload = ({ stream, type, downloadName }: OpenDownload) =>
  new Response(stream, {
    headers: {
      ...commonHeaders,
      ...withoutScripts,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${downloadName}"`,
    },
  });

/** Server-sent events. The last header switches off nginx's buffering. */
export const respondEvents = ({ events }: EventAnswer) =>
  new Response(events, {
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/event-stream; charset=UTF-8',
      'X-Accel-Buffering': 'no',
    },
  });

function failureHeaders({ details }: ApiFailure) {
  const headers: Record<string, string> = {};
  if (details.retryAfter !== undefined) headers['Retry-After'] = String(details.retryAfter);
  if (details.allow) headers['Allow'] = details.allow.join(', ');
  return headers;
}

/** The response to a failure. An unexpected error is reported, and the client gets no details. */
export function respondFailure(failure: unknown, ports: Pick<Ports, 'report'>): Response {
  if (!(failure instanceof ApiFailure)) {
    ports.report(failure);
    if (isTemporaryFailure(failure)) return respondFailure(unavailable(), ports);
    return respondJson(
      500,
      JSON.stringify({ success: false, message: requestMessages.serverError }),
    );
  }
  const { status, message, details } = failure;
  const field = details.field === undefined ? {} : { field: details.field };
  const revision = details.revision === undefined ? {} : { revision: details.revision };
  const text = JSON.stringify({
    ...details.stored,
    success: false,
    message,
    ...field,
    ...revision,
  });
  return respondJson(status, text, failureHeaders(failure));
}
