import { useViewer } from '@/store/hooks';
import { useReport } from '@/store/reporting';
import { ActionMenu } from '@/ui/ActionMenu';

type PostMenuProps = { id: string; title: string; authorId: string };

/** What a reader can do about a post, except liking, saving and sharing it. */
export function PostMenu({ id, title, authorId }: PostMenuProps) {
  const report = useReport();
  if (useViewer()?.id === authorId) return null;
  const handleReport = () => report({ kind: 'post', subjectId: id, name: title });
  return (
    <ActionMenu
      icon="more"
      label="More actions for this post"
      entries={[{ label: 'Report', onSelect: handleReport }]}
    />
  );
}
