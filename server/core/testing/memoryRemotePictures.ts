import { mostFileBytes } from '@contract/uploads';
import type { FetchPicture } from '../ports';

/** Answers these files by their addresses. */
export function createMemoryFetchPicture(files: Readonly<Record<string, Blob>>): FetchPicture {
  const byAddress = new Map(Object.entries(files));
  return async ({ href }) => {
    const file = byAddress.get(href);
    if (!file) return 'refused';
    if (file.size > mostFileBytes) return 'too large';
    return new Uint8Array(await file.arrayBuffer());
  };
}
