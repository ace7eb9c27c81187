import { useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { useSilenceEntry } from '@/store/posts/useSilenceEntry';
import { useReport } from '@/store/reporting';
import { ActionMenu } from '@/ui/ActionMenu';

type PostMenuProps = { id: string; title: string; authorId: string };

/** What a reader can do about a post, except liking, saving and sharing it. */
export function PostMenu({ id, title, authorId }: PostMenuProps) {
  const report = useReport();
  const viewer = useViewer();
  const silenceEntry = useSilenceEntry();
  const own = useAppSelector(selectOwn({ viewerId: viewer?.id ?? '', postId: id }))?.data;
  const silence = { postId: id, threadId: null, isSilenced: own?.isSilenced ?? false };
  const reporting = {
    label: 'Report',
    onSelect: () => report({ kind: 'post', subjectId: id, name: title }),
  };
  return (
    <ActionMenu
      icon="more"
      label="More actions for this post"
      entries={[
        ...(viewer ? [silenceEntry(silence)] : []),
        ...(viewer?.id === authorId ? [] : [reporting]),
      ]}
    />
  );
}
