import { useViewer } from '@/store/hooks';
import { useReport } from '@/store/reporting';
import { ActionMenu, type MenuEntry } from '@/ui/ActionMenu';
import { NeedsScript } from '@/ui/NeedsScript';
import type { WrittenComment } from '../model/commentData';

type CommentMenuProps = {
  comment: WrittenComment;
  /** What only some members may do. */
  entries?: readonly MenuEntry[];
};

/** What a reader can do about a comment, except answering and liking it. */
export function CommentMenu({ comment, entries }: CommentMenuProps) {
  const report = useReport();
  const viewer = useViewer();
  const { _id: subjectId, commentAuthor, state } = comment;
  const name = `the comment of ${commentAuthor.fullName}`;
  const canReport = state === 'shown' && commentAuthor.id !== viewer?.id;
  const reporting = {
    label: 'Report…',
    onSelect: () => report({ kind: 'comment', subjectId, name }),
  };
  const all = [...(entries ?? []), ...(canReport ? [reporting] : [])];
  if (all.length === 0) return null;
  return (
    <NeedsScript className="print:hidden">
      <ActionMenu icon="more" label="More actions for this comment" entries={all} />
    </NeedsScript>
  );
}
