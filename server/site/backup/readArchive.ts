import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export type Part = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Calls `read` with each part, one after the other. */
export async function readArchive(path: string, read: (part: Part) => Promise<void> | void) {
  const entries = extract();
  async function readEntries() {
    for await (const entry of entries) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(chunk);
      await read({ name: entry.header.name, bytes: new Uint8Array(Buffer.concat(chunks)) });
    }
  }
  await Promise.all([pipeline(createReadStream(path), createGunzip(), entries), readEntries()]);
}
