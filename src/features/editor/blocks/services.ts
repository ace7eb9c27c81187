/** What the tools need from outside the editor. */
export type Services = {
  /** Puts a picture on the site and gives its address; rejects when that didn't work. */
  upload: (file: Blob, onProgress: (share: number) => void) => Promise<string>;
};
