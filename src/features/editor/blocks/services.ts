/** What the tools need from outside Editor.js. */
export type Services = {
  /** Uploads a picture and resolves with its address. */
  upload: (file: Blob, onProgress: (share: number) => void) => Promise<string>;
  /** Publishing waits for the work, as for an upload. */
  track: <Result>(work: Promise<Result>) => Promise<Result>;
};
