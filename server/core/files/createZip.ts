import { Zip, ZipDeflate } from 'fflate';
import { joinBytes } from './joinBytes';

/** A zip that is packed in parts: only what was packed since the last `take` is in memory. */
export function createZip(createdAt: Date) {
  const encoder = new TextEncoder();
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  return {
    /** Starts the next file; the one before must have ended. */
    start(name: string) {
      const file = new ZipDeflate(name, { level: 1 });
      file.mtime = createdAt;
      zip.add(file);
      return {
        write: (text: string) => file.push(encoder.encode(text)),
        end: () => file.push(new Uint8Array(), true),
      };
    },
    end: () => zip.end(),
    take() {
      const bytes = joinBytes(packed);
      packed = [];
      return bytes;
    },
  };
}
