import type { IncomingMessage } from 'node:http';

/** The whole body of a request. */
export async function readBytes(request: IncomingMessage) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
