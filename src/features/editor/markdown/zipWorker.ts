import { buffersOf, runZipTask, type ZipTask } from './zipTask';

/** Carries out one task, so that a large archive doesn't block the page. */
addEventListener('message', ({ data }: MessageEvent<ZipTask>) => {
  const answer = runZipTask(data);
  postMessage(answer, { transfer: buffersOf(answer) });
});
