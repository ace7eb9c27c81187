import type { OnWait } from '@/lib/inTurns';

/** What the tools need from outside Editor.js. */
export type Services = {
  /**
   * Uploads a picture and resolves with its address. The first call of `onProgress` says that it was made smaller and
   * the upload begins. `onWait` is called while other uploads come before it.
   */
  upload: (file: Blob, onProgress: (share: number) => void, onWait?: OnWait) => Promise<string>;
  /** Publishing waits for the work, as for an upload. */
  track: <Result>(work: Promise<Result>) => Promise<Result>;
  /** The browser has loaded the picture of an address, or failed to. */
  noteLoad: (url: string, isLoaded: boolean) => void;
};
