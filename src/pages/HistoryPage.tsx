import { historyPath, paths, postPath } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ContentDocument } from '@/features/posts/post/document/PostDocument';
import { failedState } from '@/features/posts/post/failedPost';
import { usePost } from '@/features/posts/post/usePost';
import { ShownPart } from '@/features/revisions/ShownPart';
import { readShown } from '@/features/revisions/shownVersion';
import { Versions } from '@/features/revisions/Versions';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Head } from '@/ui/Head';
import { Redirect } from '@/ui/Redirect';
import { LoadingStatus } from '@/ui/Skeleton';

/** The versions of a post, their texts, and what changed between them. */
export function HistoryPage() {
  const { url = '' } = useParams();
  const { post, hasFailed, isUnreachable } = usePost(url);
  const [search] = useSearchParams();
  const shown = readShown(search);
  if (hasFailed) return <Redirect to={paths.notFound} state={failedState(url, isUnreachable)} />;
  if (post && post.url !== url) return <Redirect to={historyPath(post.url)} />;
  const present = post?.revision ?? 1;
  return (
    <section className="page-width grid content-start gap-10 py-10">
      <Head
        title={post ? `History of ${post.title || postTexts.untitled}` : 'History'}
        description={(site) => `The versions of a post on ${site}.`}
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
            {shown ? (
              <ShownPart
                post={post}
                present={present}
                shown={shown}
                renderDocument={(content) => <ContentDocument content={content} />}
              />
            ) : null}
            <Versions post={post} present={present} shown={shown} />
          </div>
        </>
      ) : (
        <LoadingStatus>
          <CardSkeletons kind="ownPost" />
        </LoadingStatus>
      )}
    </section>
  );
}
