import { can } from '@contract/permissions';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { chosenBy, type PostProps, type Shown } from './shownVersion';
import { VersionActions } from './VersionActions';
import { VersionLinks, VersionList } from './VersionList';

/** The list of a post's versions, with what can be done with each. */
export function Versions({ post, present, shown }: PostProps & { shown: Shown | null }) {
  const viewer = useViewer();
  const [page, setPage] = usePageNumber();
  const canChange = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <VersionList
      postId={post._id}
      page={page}
      onPage={setPage}
      present={present}
      title={post.title}
      chosen={shown && chosenBy(shown)}
      heading={shown ? <h2 className="text-2xl">All versions</h2> : null}
      renderActions={(version, { isFirst, reload }) => (
        <>
          <VersionLinks url={post.url} version={version} present={present} isFirst={isFirst} />
          {canChange ? (
            <VersionActions
              postId={post._id}
              version={version}
              present={present}
              onChanged={reload}
            />
          ) : null}
        </>
      )}
    />
  );
}
