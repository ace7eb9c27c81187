import { typeOfPicture } from '@contract/document/markdown/pictureFiles';
import { inspectPicture } from '@contract/sniffPicture';
import { type ArchiveFile, nameOf, readBlob } from '../archives/archive';

/**
 * A picture of an archive; null if it is damaged. Its bytes say of which type it is: blogs that convert their
 * pictures don't rename them.
 */
export async function readPicture({ path, ...file }: Pick<ArchiveFile, 'path' | 'blob'>) {
  const content = await readBlob(file);
  if (!content) return null;
  const found = await inspectPicture(content);
  return new File([content], nameOf(path), { type: found?.type || typeOfPicture(path) || '' });
}
