import { can } from '@contract/permissions';
import { historyTexts } from '@contract/texts/historyTexts';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { versionsQuery } from './historyQueries';
import { chosenBy, type PostProps, type Shown } from './shownVersion';
import { VersionActions } from './VersionActions';
import { VersionLinks, VersionList } from './VersionList';

/** The list of a post's versions, with what can be done with each. */
export function Versions({ post, present, shown }: PostProps & { shown: Shown | null }) {
  const viewer = useViewer();
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(
    versionsQuery({ postId: post._id, viewerId: viewer?.id ?? null, page }),
  );
  const canChange = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <WhenLoaded
      loaded={loaded}
      failure={historyTexts.loadFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ revisions, areMore }) => (
        <section aria-label="All versions" className="grid content-start gap-4">
          {shown ? <h2 className="text-2xl">All versions</h2> : null}
          <VersionList
            versions={revisions}
            present={present}
            title={post.title}
            chosen={shown && chosenBy(shown)}
            renderActions={(version) => (
              <>
                <VersionLinks
                  url={post.url}
                  version={version}
                  present={present}
                  isFirst={!areMore && version === revisions.at(-1)}
                />
                {canChange ? (
                  <VersionActions
                    postId={post._id}
                    version={version}
                    present={present}
                    onChanged={loaded.reload}
                  />
                ) : null}
              </>
            )}
          />
          <Pagination
            isOptional
            page={page}
            count={revisions.length}
            areMore={areMore}
            onPage={setPage}
          />
        </section>
      )}
    </WhenLoaded>
  );
}
