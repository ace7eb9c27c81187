import type { ChosenFile } from '@contract/rules';
import { sniffImage } from './sniffImage';

const signatureLength = 16;

/** What a form's rules ask of a sent picture, its type read from its bytes; an empty one is none. */
export async function inspectImage(file: Blob | undefined): Promise<ChosenFile | null> {
  if (!file || file.size === 0) return null;
  const beginning = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return { type: sniffImage(beginning) ?? '', size: file.size };
}
