import { inParts } from '@contract/inParts';
import type { FileStore } from '@server/core/ports';
import { requireName, siteMarker, siteOfMarker, typeOfName } from './fileNames';
import {
  asText,
  type BucketOptions,
  type BucketRequest,
  bucketError,
  createBucket,
  listObjects,
  removeObjects,
} from './s3Bucket';

const namesPerBatch = 1000;
/** No stored file can have this name, so one that stays is no file without a row. */
const trialName = 'trial';

/** Files in an S3-compatible bucket. */
export function createS3Files(options: BucketOptions): FileStore {
  const bucket = createBucket(options);

  async function put(
    name: string,
    body?: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) {
    const request: BucketRequest = { method: 'PUT', path: `/${name}`, ...(body ? { body } : {}) };
    const answer = await bucket.send(request, headers);
    if (answer.status !== 200) throw bucketError(request, answer);
  }

  async function listSites() {
    const ids: string[] = [];
    for await (const objects of listObjects(bucket, siteMarker(''))) {
      ids.push(...objects.map(({ name }) => siteOfMarker(name)).filter((id) => id !== null));
    }
    return ids;
  }

  return {
    async put(name, { bytes, type }) {
      requireName(name, type);
      await put(name, bytes, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
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
      for (const part of inParts(valid, namesPerBatch)) await removeObjects(bucket, part);
    },
    async *list() {
      for await (const objects of listObjects(bucket, '')) {
        yield objects.filter(({ name }) => typeOfName(name) !== null);
      }
    },
    sites: listSites,
    addSite: async (id) => put(siteMarker(id)),
    async tryAccess() {
      await listSites();
      await put(trialName);
      await removeObjects(bucket, [trialName]);
    },
    // An object that was not sent completely doesn't exist.
    removeUnfinished: async () => undefined,
  };
}
