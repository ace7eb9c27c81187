import { expect, test, vi } from 'vitest';
import { defer } from '../testing/defer';
import { createUploads, type UploadPicture } from './uploads';

const file = new Blob(['x']);
const ignore = () => undefined;

function open() {
  const answers: ReturnType<typeof defer<{ url: string }>>[] = [];
  const upload = vi.fn<UploadPicture>(() => {
    const answer = defer<{ url: string }>();
    answers.push(answer);
    return answer.promise;
  });
  return { answers, upload, uploads: createUploads(upload) };
}

test('an upload resolves with the address of the picture', async () => {
  const { answers, upload, uploads } = open();
  const onProgress = vi.fn<(share: number) => void>();
  const uploading = uploads.services.upload(file, onProgress);
  expect(upload).toHaveBeenCalledWith(file, onProgress, expect.any(AbortSignal));
  answers[0]?.resolve({ url: '/soil.png' });
  expect(await uploading).toBe('/soil.png');
});

test('pending uploads are counted until they succeed or fail', async () => {
  const { answers, uploads } = open();
  const [one, two] = [file, file].map((file) => uploads.services.upload(file, ignore));
  expect(uploads.count()).toBe(2);
  answers[0]?.resolve({ url: '/one.png' });
  await one;
  expect(uploads.count()).toBe(1);
  answers[1]?.reject(new Error('Too large'));
  await expect(two).rejects.toThrow('Too large');
  expect(uploads.count()).toBe(0);
});

test('two pictures are uploaded at a time, the others know for how many they wait, and a failure starts the next one', async () => {
  const { answers, upload, uploads } = open();
  const waits: [index: number, others: number][] = [];
  const all = Array.from({ length: 4 }, (_, index) =>
    uploads.services.upload(file, ignore, (others) => waits.push([index, others])),
  );
  expect(upload).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(waits)).toEqual({ 2: 2, 3: 3 });
  answers[0]?.reject(new Error('Too large'));
  await expect(all[0]).rejects.toThrow('Too large');
  expect(upload).toHaveBeenCalledTimes(3);
  expect(Object.fromEntries(waits)).toEqual({ 2: 0, 3: 2 });
  answers[1]?.resolve({ url: '/two.png' });
  expect(await all[1]).toBe('/two.png');
  expect(upload).toHaveBeenCalledTimes(4);
  expect(uploads.count()).toBe(2);
});

test('pictures that wait are not uploaded after the editor is closed', async () => {
  const { answers, upload, uploads } = open();
  const all = Array.from({ length: 3 }, () => uploads.services.upload(file, ignore));
  uploads.abort();
  answers[0]?.resolve({ url: '/one.png' });
  await expect(all[2]).rejects.toThrow(/abort/i);
  expect(upload).toHaveBeenCalledTimes(2);
});

test('settled waits for every upload, also for one that fails', async () => {
  const { answers, uploads } = open();
  const failing = uploads.services.upload(file, ignore).catch(ignore);
  const succeeding = uploads.services.upload(file, ignore);
  const handleSettled = vi.fn<() => void>();
  const settled = uploads.settled().then(handleSettled);
  answers[0]?.reject(new Error('Too large'));
  await failing;
  expect(handleSettled).not.toHaveBeenCalled();
  answers[1]?.resolve({ url: '/one.png' });
  await Promise.all([succeeding, settled]);
  expect(handleSettled).toHaveBeenCalledTimes(1);
});

test('settled resolves without uploads', async () => {
  expect(await open().uploads.settled()).toEqual([]);
});

test('abort reaches every upload', () => {
  const { upload, uploads } = open();
  void uploads.services.upload(file, ignore);
  uploads.abort();
  expect(upload.mock.calls[0]?.[2].aborted).toBe(true);
});
