import { typeOfPicture } from '@contract/document/markdown/pictureFiles';
import { inspectPicture } from '@contract/sniffPicture';
import { type ArchiveFile, nameOf } from '../archives/archive';

/** A picture of an archive. Blogs that convert their pictures keep their names, so its bytes say of which type it is. */
export async function readPicture({ path, blob }: Pick<ArchiveFile, 'path' | 'blob'>) {
  const content = await blob();
  const found = await inspectPicture(content);
  return new File([content], nameOf(path), { type: found?.type || typeOfPicture(path) || '' });
}
