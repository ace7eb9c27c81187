import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { joinBytes } from './joinBytes';

/** A zip that is packed in parts: only what was packed since the last `take` is in memory. */
export function createZip(createdAt: Date) {
  const encoder = new TextEncoder();
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  function begin<File extends ZipDeflate | ZipPassThrough>(file: File) {
    file.mtime = createdAt;
    zip.add(file);
    return file;
  }
  return {
    /** Starts the next file; the one before must have ended. */
    start(name: string) {
      const file = begin(new ZipDeflate(name, { level: 1 }));
      return {
        write: (text: string) => file.push(encoder.encode(text)),
        end: () => file.push(new Uint8Array(), true),
      };
    },
    /** A whole file. */
    add: (name: string, text: string) =>
      begin(new ZipDeflate(name, { level: 1 })).push(encoder.encode(text), true),
    /** A whole file that is compressed already. */
    addPicture: (name: string, bytes: Uint8Array) =>
      begin(new ZipPassThrough(name)).push(bytes, true),
    end: () => zip.end(),
    take() {
      const bytes = joinBytes(packed);
      packed = [];
      return bytes;
    },
  };
}
