import type { ChosenFile } from '@contract/ruleParts';
import { sniffPicture } from './sniffPicture';

const signatureLength = 16;

/**
 * Type (detected from the bytes) and size of an uploaded image, for the form's rules; null if it is
 * empty.
 */
export async function inspectPicture(file: Blob | undefined): Promise<ChosenFile | null> {
  if (!file || file.size === 0) return null;
  const beginning = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return { type: sniffPicture(beginning) ?? '', size: file.size };
}
