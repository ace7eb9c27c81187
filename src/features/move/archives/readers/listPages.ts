import type { ArchiveFile } from '../archive';
import type { Loss } from '../losses';
import { attempt, isLoss } from './reader';

/** Reads each file for the index of its site. Files that can't be read are losses. */
export async function listPages<Page extends object>(
  files: readonly ArchiveFile[],
  list: (file: ArchiveFile, text: string) => Page,
) {
  const pages: Page[] = [];
  const losses: Loss[] = [];
  for (const file of files) {
    const listed = await attempt(file.path, async () => list(file, await file.text()));
    if (isLoss(listed)) losses.push(listed);
    else pages.push(listed);
  }
  return { pages, losses };
}
