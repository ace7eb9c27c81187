import type { HeadingRow } from '../rows/bookCardRows';
import type { BookData, PassagePatch } from './bookPort';

type HeadingPatch = Parameters<BookData['changeHeading']>[0]['patch'];

/** When a heading was changed last, after a change of it at `now`. Its position is no change. */
export const changedAt = (row: HeadingRow, patch: HeadingPatch, now: number) =>
  (['title', 'intro', 'isPublic'] as const).some(
    (name) => patch[name] !== undefined && patch[name] !== row[name],
  )
    ? now
    : row.updatedAt;

/** Whether a change of a heading changes what others see. */
export const changesWhatOthersSee = (row: HeadingRow, patch: HeadingPatch) =>
  patch.isPublic ?? (row.isPublic && (patch.title !== undefined || patch.intro !== undefined));

/** The heading to which a change of a passage adds words; null if there is none. A note is not such a change. */
export function headingWithNewWords(
  before: { headingId: string | null },
  { headingId = before.headingId, quote }: PassagePatch,
) {
  return headingId !== before.headingId || quote !== undefined ? headingId : null;
}
