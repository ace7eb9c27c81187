import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import { isGone } from '../archives/isGone';

/** Why an archive can't be read or moved on, for its reader. */
export function archiveProblem(thrown: unknown) {
  if (thrown instanceof UnreadableFileError) return thrown.message;
  return isGone(thrown) ? moveTexts.gone : moveTexts.failed;
}
