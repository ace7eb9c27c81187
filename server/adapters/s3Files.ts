import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore, ListedFile } from '@server/core/ports';
import { AwsClient } from 'aws4fetch';
import { requireName, siteMarker, siteOfMarker, typeOfName } from './fileNames';

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

type S3FilesOptions = {
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

type BucketRequest = {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: Uint8Array<ArrayBuffer>;
};
type BucketAnswer = { status: number; bytes: Uint8Array<ArrayBuffer> };

const tries = 3;
const namesPerBatch = 1000;
/** No stored file can have this name, so one that stays is no file without a row. */
const trialName = 'trial';

/** A failing bucket or a busy one. The requests are idempotent, so they can be repeated. */
const isTemporary = ({ status }: BucketAnswer) => status >= 500 || status === 429;

const asText = ({ bytes }: BucketAnswer) => new TextDecoder().decode(bytes);

function bucketError({ method, path }: BucketRequest, answer: BucketAnswer) {
  const code = /<Code>(\w+)<\/Code>/.exec(asText(answer))?.[1] ?? 'no code';
  return new Error(`The bucket answered ${method} ${path} with ${answer.status} (${code}).`);
}

function bucketUrl({ endpoint, bucket, pathStyle = true }: S3FilesOptions) {
  const url = new URL(endpoint);
  if (pathStyle) return `${url.href.replace(/\/$/, '')}/${bucket}`;
  url.host = `${bucket}.${url.host}`;
  return url.href.replace(/\/$/, '');
}

function createBucket(options: S3FilesOptions) {
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

  return { send };
}

const deletionOf = (names: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${names
    .map((name) => `<Object><Key>${name}</Key></Object>`)
    .join('')}</Delete>`;

/** Files in an S3-compatible bucket. */
export function createS3Files(options: S3FilesOptions): FileStore {
  const bucket = createBucket(options);

  /** In quiet mode the answer lists only the objects that could not be removed. */
  async function removeBatch(names: readonly string[]) {
    const body = new TextEncoder().encode(deletionOf(names));
    const request: BucketRequest = { method: 'POST', path: '/?delete', body };
    const sum = createHash('md5').update(body).digest('base64');
    const answer = await bucket.send(request, { 'Content-MD5': sum });
    if (answer.status !== 200 || asText(answer).includes('<Error>')) {
      throw bucketError(request, answer);
    }
  }

  /** The objects whose names start with `prefix`, as many at a time as the bucket lists. */
  async function* listObjects(prefix: string): AsyncGenerator<ListedFile[]> {
    let next: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== null) query.set('continuation-token', next);
      const request: BucketRequest = { method: 'GET', path: `/?${query}` };
      const answer = await bucket.send(request);
      if (answer.status !== 200) throw bucketError(request, answer);
      const listing = readListing(asText(answer));
      yield listing.objects;
      ({ next } = listing);
    } while (next !== null);
  }

  async function listSites() {
    const ids: string[] = [];
    for await (const objects of listObjects(siteMarker(''))) {
      ids.push(...objects.map(({ name }) => siteOfMarker(name)).filter((id) => id !== null));
    }
    return ids;
  }

  async function putEmpty(name: string) {
    const request: BucketRequest = { method: 'PUT', path: `/${name}` };
    const answer = await bucket.send(request);
    if (answer.status !== 200) throw bucketError(request, answer);
  }

  return {
    async put(name, { bytes, type }) {
      requireName(name, type);
      const request: BucketRequest = { method: 'PUT', path: `/${name}`, body: bytes };
      const headers = {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
      };
      const answer = await bucket.send(request, headers);
      if (answer.status !== 200) throw bucketError(request, answer);
    },
    async get(name) {
      const type = typeOfName(name);
      if (type === null) return null;
      const request: BucketRequest = { method: 'GET', path: `/${name}` };
      const answer = await bucket.send(request);
      if (answer.status === 200) return { bytes: answer.bytes, type };
      if (answer.status === 404 && !asText(answer).includes('NoSuchBucket')) return null;
      throw bucketError(request, answer);
    },
    async remove(names) {
      const valid = names.filter((name) => typeOfName(name) !== null);
      for (let from = 0; from < valid.length; from += namesPerBatch) {
        await removeBatch(valid.slice(from, from + namesPerBatch));
      }
    },
    async *list() {
      for await (const objects of listObjects('')) {
        yield objects.filter(({ name }) => typeOfName(name) !== null);
      }
    },
    sites: listSites,
    addSite: async (id) => putEmpty(siteMarker(id)),
    async tryAccess() {
      await listSites();
      await putEmpty(trialName);
      await removeBatch([trialName]);
    },
    // An object that was not sent completely doesn't exist.
    removeUnfinished: async () => undefined,
  };
}
