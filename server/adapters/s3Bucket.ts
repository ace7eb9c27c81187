import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ListedFile } from '@server/core/ports';
import { AwsClient } from 'aws4fetch';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

function decodeEntity(entity: string, name: string) {
  const [, code] = /^#(\d+)$/.exec(name) ?? [];
  return code === undefined ? (entities[name] ?? entity) : String.fromCodePoint(Number(code));
}

const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, decodeEntity);

/** The text of the first element with this name; null if there is none. */
function textOf(xml: string, element: string) {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text === undefined ? null : decode(text);
}

function readObject(xml: string): ListedFile {
  const name = textOf(xml, 'Key');
  const storedAt = Date.parse(textOf(xml, 'LastModified') ?? '');
  if (name === null || Number.isNaN(storedAt))
    throw new Error('The bucket lists an object without name or time.');
  return { name, storedAt };
}

/** The objects of an answer to ListObjectsV2, and the token of the next one; null if it was the last. */
function readListing(xml: string) {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)];
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? textOf(xml, 'NextContinuationToken') : null;
  if (isTruncated && next === null) throw new Error('The bucket lists objects without a token.');
  return { objects: objects.map(([, object = '']) => readObject(object)), next };
}

export type BucketOptions = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is the first part of the path (the default) instead of the host. */
  pathStyle?: boolean;
  /** For one try, in milliseconds. */
  timeout?: number;
  /** Before the second try, in milliseconds; doubled for the third. */
  retryDelay?: number;
};

export type BucketRequest = {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: Uint8Array<ArrayBuffer>;
};
type BucketAnswer = { status: number; bytes: Uint8Array<ArrayBuffer> };

const tries = 3;

/** A failing bucket or a busy one. The requests are idempotent, so they can be repeated. */
const isTemporary = ({ status }: BucketAnswer) => status >= 500 || status === 429;

export const asText = ({ bytes }: BucketAnswer) => new TextDecoder().decode(bytes);

export function bucketError({ method, path }: BucketRequest, answer: BucketAnswer) {
  const code = /<Code>(\w+)<\/Code>/.exec(asText(answer))?.[1] ?? 'no code';
  return new Error(`The bucket answered ${method} ${path} with ${answer.status} (${code}).`);
}

function bucketUrl({ endpoint, bucket, pathStyle = true }: BucketOptions) {
  const url = new URL(endpoint);
  if (pathStyle) return `${url.href.replace(/\/$/, '')}/${bucket}`;
  url.host = `${bucket}.${url.host}`;
  return url.href.replace(/\/$/, '');
}

/** Sends signed requests to an S3-compatible bucket. */
export function createBucket(options: BucketOptions) {
  const { region, accessKeyId, secretAccessKey, timeout = 10_000, retryDelay = 200 } = options;
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3' });
  const url = bucketUrl(options);

  async function sendOnce(
    { method, path, body }: BucketRequest,
    headers: Record<string, string>,
  ): Promise<BucketAnswer> {
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await client.sign(`${url}${path}`, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sum },
      signal: AbortSignal.timeout(timeout),
      ...(body ? { body } : {}),
    });
    const response = await fetch(request);
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  /** Repeats a request that failed temporarily. Throws if the bucket doesn't answer. */
  async function send(request: BucketRequest, headers: Record<string, string> = {}) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await sendOnce(request, headers);
        if (!isTemporary(answer) || attempt === tries) return answer;
      } catch (cause) {
        const { method, path } = request;
        if (attempt === tries) {
          throw new Error(`The bucket didn't answer ${method} ${path}.`, { cause });
        }
      }
      await wait(retryDelay * 2 ** (attempt - 1));
    }
  }

  const sign = async (path: string, sum: string) =>
    client.sign(`${url}${path}`, { method: 'PUT', headers: { 'X-Amz-Content-Sha256': sum } });

  return { send, sign };
}

type Bucket = ReturnType<typeof createBucket>;

const deletionOf = (names: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${names
    .map((name) => `<Object><Key>${name}</Key></Object>`)
    .join('')}</Delete>`;

/** Removes at most 1,000 objects. In quiet mode the answer lists only those that could not be removed. */
export async function removeObjects({ send }: Bucket, names: readonly string[]) {
  const body = new TextEncoder().encode(deletionOf(names));
  const request: BucketRequest = { method: 'POST', path: '/?delete', body };
  const sum = createHash('md5').update(body).digest('base64');
  const answer = await send(request, { 'Content-MD5': sum });
  if (answer.status !== 200 || asText(answer).includes('<Error>')) {
    throw bucketError(request, answer);
  }
}

/** The objects whose names start with `prefix`, as many at a time as the bucket lists. */
export async function* listObjects({ send }: Bucket, prefix: string): AsyncGenerator<ListedFile[]> {
  let next: string | null = null;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (next !== null) query.set('continuation-token', next);
    const request: BucketRequest = { method: 'GET', path: `/?${query}` };
    const answer = await send(request);
    if (answer.status !== 200) throw bucketError(request, answer);
    const listing = readListing(asText(answer));
    yield listing.objects;
    ({ next } = listing);
  } while (next !== null);
}

/** Without a byte, in milliseconds. */
const fileTimeout = 60_000;

/** Stores a file of the disk, of at most 5 GB, without reading all of it into memory. */
export async function putFile({ sign }: Bucket, path: string, file: string) {
  const { size } = await stat(file);
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  const { url, headers } = await sign(path, sum.digest('hex'));
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const sent = open(url, {
    method: 'PUT',
    headers: { ...Object.fromEntries(headers), 'Content-Length': size },
    timeout: fileTimeout,
  });
  sent.on('timeout', () => sent.destroy(new Error(`The bucket didn't answer PUT ${path}.`)));
  const answered: Promise<IncomingMessage[]> = once(sent, 'response');
  // A failure ends the request, and with it the wait for its answer.
  void pipeline(createReadStream(file), sent).catch(() => undefined);
  const [response] = await answered;
  if (!response) throw new Error(`The bucket didn't answer PUT ${path}.`);
  const answer = {
    status: response.statusCode ?? 0,
    bytes: Uint8Array.from(await buffer(response)),
  };
  if (answer.status !== 200) throw bucketError({ method: 'PUT', path }, answer);
}
