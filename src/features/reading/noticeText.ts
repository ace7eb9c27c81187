import type { EditorDocument } from '@contract/document/editorDocument';
import type { BlockChange } from '@contract/revisions/revisionEntities';
import { dayAndMonth } from '@/lib/calendar';

/** What changed since a post was read. */
export type SinceRead = {
  title?: { before: string; after: string } | undefined;
  changes: readonly BlockChange[];
  /** How many other changes there are. */
  more: number;
  isSmall: boolean;
  share: number;
};

/** More is a new text. */
const mostChanged = 0.7;

/** Whether the reader is told. */
export const isAnnounced = ({ title, changes, more, isSmall }: SinceRead) =>
  !isSmall && (changes.length + more > 0 || title !== undefined);

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

function countChanges({ title, changes, more }: SinceRead, { blocks }: EditorDocument) {
  const types = new Map(blocks.map(({ id, type }) => [id, type]));
  const areParagraphs = changes.every(
    ({ blockId, before, after }) =>
      (after ?? before)?.type === 'paragraph' || types.get(blockId) === 'paragraph',
  );
  const count = changes.length + more;
  const parts = count > 0 ? [counted(count, areParagraphs ? 'paragraph' : 'part')] : [];
  return [...(title ? ['the title'] : []), ...parts].join(' and ');
}

/** The notice for a reader who has read an older version. */
export function noticeText(since: SinceRead, present: EditorDocument, readAt: string) {
  const date = dayAndMonth(readAt);
  return since.share > mostChanged
    ? `Rewritten since you read it on ${date}`
    : `Changed since you read it on ${date}: ${countChanges(since, present)}`;
}
