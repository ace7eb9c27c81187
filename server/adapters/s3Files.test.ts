import type { ListedFile } from '@server/core/ports';
import { testFiles } from '@server/core/testing/filesSuite';
import { expect, test, vi } from 'vitest';
import { createS3Files } from './s3Files';
import { serveS3, storedAt } from './testing/serveS3';

const png = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' };

async function bucketWithFiles(timeout = 10_000) {
  const bucket = await serveS3();
  return { bucket, files: createS3Files({ ...bucket.settings, timeout, retryDelay: 1 }) };
}

testFiles(async () => createS3Files((await serveS3()).settings));

test('an object has its content type and can be cached forever by a CDN', async () => {
  const { bucket, files } = await bucketWithFiles();
  await files.put('a.png', png);
  expect(bucket.requests).toEqual(['PUT /pictures/a.png']);
  expect(bucket.objects.get('a.png')).toEqual({
    ...png,
    bytes: Buffer.from(png.bytes),
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

test('removes 1,000 objects a request', async () => {
  const { bucket, files } = await bucketWithFiles();
  const names = Array.from({ length: 1500 }, (_, index) => `picture-${index}.png`);
  for (const name of names) bucket.objects.set(name, { ...png, cacheControl: '' });
  await files.remove(names);
  expect(bucket.objects.size).toBe(0);
  expect(bucket.requests).toEqual(['POST /pictures/?delete', 'POST /pictures/?delete']);
});

test('an object that can’t be removed is an error', async () => {
  const { bucket, files } = await bucketWithFiles();
  bucket.protectedNames.add('a.png');
  await expect(files.remove(['a.png'])).rejects.toThrow(
    'The bucket answered POST /?delete with 200 (AccessDenied).',
  );
});

test('lists more objects than an answer has, with the time they were stored', async () => {
  const { bucket, files } = await bucketWithFiles();
  const names = Array.from({ length: 1500 }, (_, index) => `picture-${index}.png`);
  for (const name of [...names, '<&>', 'notes.txt']) {
    bucket.objects.set(name, { ...png, cacheControl: '' });
  }
  const listed: ListedFile[] = [];
  for await (const batch of files.list()) listed.push(...batch);
  expect(listed.map(({ name }) => name)).toEqual(names.toSorted());
  expect(new Set(listed.map((file) => file.storedAt))).toEqual(new Set([Date.parse(storedAt)]));
  expect(bucket.requests).toHaveLength(2);
});

test('a bucket that can’t be listed is an error', async () => {
  const { bucket } = await bucketWithFiles();
  const files = createS3Files({ ...bucket.settings, bucket: 'missing' });
  await expect(files.list()[Symbol.asyncIterator]().next()).rejects.toThrow('NoSuchBucket');
  await expect(files.sites()).rejects.toThrow('NoSuchBucket');
  await expect(files.addSite('one')).rejects.toThrow('NoSuchBucket');
});

test('files with names of another form are neither written, read nor removed', async () => {
  const { bucket, files } = await bucketWithFiles();
  for (const name of ['../a.png', 'folder/a.png', 'a.png?acl', 'a.html', '<Key>.png', '']) {
    await expect(files.put(name, png), `as ${name}`).rejects.toThrow("can't be named");
    expect(await files.get(name), `as ${name}`).toBeNull();
    await files.remove([name]);
    expect(bucket.requests, `as ${name}`).toEqual([]);
  }
});

test('the wrong key is an error that doesn’t contain the key', async () => {
  const { bucket } = await bucketWithFiles();
  const files = createS3Files({ ...bucket.settings, secretAccessKey: 'wrong secret' });
  const refused = 'The bucket answered PUT /a.png with 403 (SignatureDoesNotMatch).';
  await expect(files.put('a.png', png)).rejects.toThrow(refused);
  await expect(files.get('a.png')).rejects.toThrow('SignatureDoesNotMatch');
  expect(bucket.requests).toHaveLength(2);
});

test('a missing bucket is an error, not a missing file', async () => {
  const { bucket } = await bucketWithFiles();
  const files = createS3Files({ ...bucket.settings, bucket: 'missing' });
  await expect(files.get('a.png')).rejects.toThrow('NoSuchBucket');
});

test.each(['disconnect', { status: 500 }, { status: 503 }, { status: 429 }] as const)(
  'repeats a request after %j',
  async (fault) => {
    const { bucket, files } = await bucketWithFiles();
    bucket.faults.push(fault);
    await files.put('a.png', png);
    bucket.faults.push(fault);
    expect(await files.get('a.png')).toEqual(png);
    bucket.faults.push(fault);
    await files.remove(['a.png']);
    expect(bucket.objects.size).toBe(0);
    expect(bucket.requests).toHaveLength(6);
  },
);

test('a bucket that keeps failing is an error', async () => {
  const { bucket, files } = await bucketWithFiles();
  bucket.faults.push({ status: 503 }, { status: 503 }, { status: 503 });
  await expect(files.put('a.png', png)).rejects.toThrow(
    'The bucket answered PUT /a.png with 503 (no code).',
  );
  expect(bucket.requests).toHaveLength(3);
});

test('a bucket that is gone is an error', async () => {
  const { bucket, files } = await bucketWithFiles();
  bucket.faults.push('disconnect', 'disconnect', 'disconnect');
  await expect(files.get('a.png')).rejects.toThrow("The bucket didn't answer GET /a.png.");
});

test('a silent bucket is an error after the time-out', async () => {
  const { bucket, files } = await bucketWithFiles(100);
  bucket.faults.push('silence', 'silence', 'silence');
  await expect(files.get('a.png')).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
});

test('the bucket can be part of the host', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status: 404 }));
  const { bucket } = await bucketWithFiles();
  const endpoint = 'https://storage.example:9000/';
  const files = createS3Files({ ...bucket.settings, endpoint, pathStyle: false });
  expect(await files.get('a.png')).toBeNull();
  const [request] = fetched.mock.calls[0] ?? [];
  expect(request).toMatchObject({ url: 'https://pictures.storage.example:9000/a.png' });
});
