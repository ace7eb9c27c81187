import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest();

const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '');

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Only letters, digits, '-', '.', '_' and '~' are not encoded. */
const encodeParameter = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The canonical form of a request, as AWS documents it for Signature Version 4. */
function canonicalRequest(request: IncomingMessage, signedHeaders: string, bodyHash: string) {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = signedHeaders.split(';').map((name) => `${name}:${header(request, name)}\n`);
  const parameters = Array.from(new URLSearchParams(query), (pair) =>
    pair.map(encodeParameter).join('='),
  ).toSorted();
  return [
    request.method,
    path,
    parameters.join('&'),
    headers.join(''),
    signedHeaders,
    bodyHash,
  ].join('\n');
}

/** Whether a request to S3 is signed with this secret, and its body is the signed one. */
export function isSigned(request: IncomingMessage, body: Uint8Array, secret: string) {
  const [, credential = '', signedHeaders = '', signature] =
    authorization.exec(header(request, 'authorization')) ?? [];
  const [, ...scope] = credential.split('/');
  const bodyHash = header(request, 'x-amz-content-sha256');
  const text = [
    'AWS4-HMAC-SHA256',
    header(request, 'x-amz-date'),
    scope.join('/'),
    sha256(canonicalRequest(request, signedHeaders, bodyHash)),
  ].join('\n');
  const key = scope.reduce<string | Uint8Array>((key, part) => hmac(key, part), `AWS4${secret}`);
  return signature === hmac(key, text).toString('hex') && bodyHash === sha256(body);
}
