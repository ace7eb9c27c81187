import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeXml } from '@contract/document/html/escape';
import { readBytes } from './readBytes';
import { serve } from './serve';
import { isSigned } from './signatureV4';

const secretAccessKey = 'test secret';

type Answer = { status: number; body?: string | Uint8Array; type?: string };
type StoredObject = { bytes: Uint8Array; type: string; cacheControl: string };

/** When all objects were stored. */
export const storedAt = '2026-03-02T09:00:00.000Z';
/** A token can contain any character. */
const tokenStart = 'a+b/c=<&">';
const listedAtOnce = 1000;
/** What happens to a request instead of an answer. */
type Fault = Answer | 'disconnect' | 'silence';

const failure = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`,
});

/** A bucket that stores objects in memory and accepts only signed requests. */
export async function serveS3() {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const protectedNames = new Set<string>();

  function removeBatch(request: IncomingMessage, body: Buffer): Answer {
    const sum = createHash('md5').update(body).digest('base64');
    if (request.headers['content-md5'] !== sum) return failure(400, 'InvalidDigest');
    const names = [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => name);
    if (names.length > 1000) return failure(400, 'MalformedXML');
    const refused = names.filter((name) => protectedNames.has(name));
    for (const name of names) if (!protectedNames.has(name)) objects.delete(name);
    const errors = refused.map(
      (name) => `<Error><Key>${name}</Key><Code>AccessDenied</Code></Error>`,
    );
    return { status: 200, body: `<DeleteResult>${errors.join('')}</DeleteResult>` };
  }

  function list(parameters: URLSearchParams): Answer {
    const prefix = parameters.get('prefix') ?? '';
    const token = parameters.get('continuation-token') ?? tokenStart;
    if (!token.startsWith(tokenStart)) return failure(400, 'InvalidArgument');
    const from = Number(token.slice(tokenStart.length));
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    const listed = names
      .slice(from, from + listedAtOnce)
      .map(
        (name) =>
          `<Contents><Key>${escapeXml(name)}</Key><LastModified>${storedAt}</LastModified></Contents>`,
      );
    const end = from + listedAtOnce;
    const next = escapeXml(`${tokenStart}${end}`);
    const paging =
      end < names.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    const body = `<?xml version="1.0"?><ListBucketResult>${paging}${listed.join('')}</ListBucketResult>`;
    return { status: 200, body };
  }

  function answer(request: IncomingMessage, body: Buffer): Answer {
    if (!isSigned(request, body, secretAccessKey)) return failure(403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, bucket, name = ''] = pathname.split('/');
    if (bucket !== 'pictures') return failure(404, 'NoSuchBucket');
    if (searchParams.get('list-type') === '2') return list(searchParams);
    if (request.method === 'POST') return removeBatch(request, body);
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers;
      objects.set(name, { bytes: body, type, cacheControl });
      return { status: 200 };
    }
    const found = objects.get(name);
    return found ? { status: 200, body: found.bytes, type: found.type } : failure(404, 'NoSuchKey');
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    requests.push(`${request.method} ${request.url}`);
    const body = await readBytes(request);
    const given = faults.shift() ?? answer(request, body);
    if (given === 'silence') return;
    if (given === 'disconnect') {
      request.socket.destroy();
      return;
    }
    response.writeHead(given.status, { 'content-type': given.type ?? 'application/xml' });
    response.end(given.body);
  }

  const endpoint = await serve((request, response) => void handle(request, response));
  return {
    objects,
    /** The method and path of each request. */
    requests,
    /** The next requests get these answers. */
    faults,
    /** Objects that can't be removed. */
    protectedNames,
    settings: {
      endpoint,
      bucket: 'pictures',
      region: 'test-1',
      accessKeyId: 'test key',
      secretAccessKey,
    },
  };
}
