import type { ZipTask } from '@/features/editor/markdown/zipTask';

/** jsdom has no workers: this one carries out its tasks in the same thread, as `zipWorker.ts` does. */
export class ZipWorker extends EventTarget {
  postMessage(task: ZipTask, transfer: ArrayBuffer[]) {
    void this.answer(structuredClone(task, { transfer }));
  }

  async answer(task: ZipTask) {
    try {
      const { runZipTask } = await import('@/features/editor/markdown/zipTask');
      this.dispatchEvent(new MessageEvent('message', { data: runZipTask(task) }));
    } catch (thrown) {
      this.dispatchEvent(new ErrorEvent('error', { message: String(thrown) }));
    }
  }

  terminate() {
    return undefined;
  }
}
