import type { PostDetails } from '@contract/entities';
import { readHistoryView } from '@contract/historyView';
import { historyPath, paths, postPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { historyTexts } from '@contract/texts/historyTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useEffect, useMemo, useRef } from 'react';
import {
  Link,
  Navigate,
  NavigationType,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { PostDocument } from '@/features/posts/post/document/PostDocument';
import { readContent } from '@/features/posts/post/document/readBlocks';
import { unreachableState } from '@/features/posts/post/unreachablePost';
import { usePost } from '@/features/posts/post/usePost';
import { ComparisonView } from '@/features/revisions/ComparisonView';
import { changesQuery, readComparison, versionsQuery } from '@/features/revisions/historyQueries';
import { VersionActions } from '@/features/revisions/VersionActions';
import { VersionLinks, VersionList } from '@/features/revisions/VersionList';
import { VersionText } from '@/features/revisions/VersionText';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Head } from '@/ui/Head';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';

const skeleton = <CardSkeletons kind="ownPost" />;

type Range = NonNullable<ReturnType<typeof readComparison>>;
/** What is shown beside the list: a version, or what changed between two. */
type Shown = { read: number } | { range: Range };
type PostProps = { post: PostDetails; present: number };

function readShown(search: URLSearchParams): Shown | null {
  const { read } = readHistoryView(search);
  if (read !== undefined) return { read };
  const range = readComparison(search);
  return range && { range };
}

const chosenBy = (shown: Shown) =>
  'read' in shown ? shown.read : (shown.range.until ?? shown.range.since);

/** Takes the focus after its link was followed: what is shown begins here. */
function ShownHeading({ children }: { children: string }) {
  const target = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Push) target.current?.focus();
  }, [type]);
  return (
    <h2 ref={target} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
}

const rangeName = ({ since, until }: Range) =>
  until === null ? `Changes since version ${since}` : `Changes in version ${until}`;

function Changes({ post, present, range }: PostProps & { range: Range }) {
  const viewerId = useViewer()?.id ?? null;
  const loaded = useRouteData(changesQuery({ postId: post._id, viewerId, ...range }));
  return (
    <WhenLoaded loaded={loaded} failure={historyTexts.changesFailed} skeleton={skeleton}>
      {(comparison) => (
        <ComparisonView
          comparison={comparison}
          content={post.content}
          present={present}
          heading={<ShownHeading key={rangeName(range)}>{rangeName(range)}</ShownHeading>}
        />
      )}
    </WhenLoaded>
  );
}

function renderDocument(content: string) {
  const readable = readContent(content);
  return readable ? <PostDocument blocks={readable.blocks} markedKey={null} /> : null;
}

function ShownPart({ post, present, shown }: PostProps & { shown: Shown }) {
  if ('range' in shown) return <Changes post={post} present={present} range={shown.range} />;
  const { read } = shown;
  return (
    <VersionText
      postId={post._id}
      number={read}
      heading={<ShownHeading key={read}>{`Version ${read}`}</ShownHeading>}
      renderDocument={renderDocument}
    />
  );
}

function Versions({ post, present, shown }: PostProps & { shown: Shown | null }) {
  const viewer = useViewer();
  const [page, setPage] = usePageNumber();
  const loaded = useRouteData(
    versionsQuery({ postId: post._id, viewerId: viewer?.id ?? null, page }),
  );
  const canChange = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <WhenLoaded loaded={loaded} failure={historyTexts.loadFailed} skeleton={skeleton}>
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

function HistoryOf({ url }: { url: string }) {
  const { post, hasFailed, isUnreachable } = usePost(url);
  const [search] = useSearchParams();
  const shown = readShown(search);
  // The same object in every render: Navigate navigates again for another one.
  const failure = useMemo(() => unreachableState(url), [url]);
  if (hasFailed)
    return <Navigate to={paths.notFound} replace state={isUnreachable ? failure : null} />;
  if (post && post.url !== url) return <Navigate to={historyPath(post.url)} replace />;
  const present = post?.revision ?? 1;
  return (
    <section className="page-width grid content-start gap-10 py-10">
      <Head
        title={post ? `History of ${post.title || postTexts.untitled}` : 'History'}
        description="The versions of a post on Commonplace."
        isPrivate
      />
      {post ? (
        <>
          <header className="grid gap-2">
            <h1 className="text-4xl">History</h1>
            <Link
              to={postPath(post.url)}
              dir="auto"
              className="font-serif text-xl text-accent underline pointer-coarse:py-2.5"
            >
              {post.title || postTexts.untitled}
            </Link>
          </header>
          <div
            className={
              shown
                ? 'grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12'
                : 'max-w-column'
            }
          >
            {shown ? <ShownPart post={post} present={present} shown={shown} /> : null}
            <Versions post={post} present={present} shown={shown} />
          </div>
        </>
      ) : (
        <LoadingStatus>{skeleton}</LoadingStatus>
      )}
    </section>
  );
}

/** The versions of a post, their texts, and what changed between them. */
export function HistoryPage() {
  const { url = '' } = useParams();
  return <HistoryOf url={url} />;
}
