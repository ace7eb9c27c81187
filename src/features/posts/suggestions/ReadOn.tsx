import type { PostCard } from '@contract/entities';
import { changedPassagesPath } from '@contract/furtherPaths';
import { paths, postPath } from '@contract/pages';
import { changedPassagesText } from '@contract/texts/startTexts';
import { Link } from 'react-router-dom';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { Byline } from '../cards/Byline';
import { startQuery } from './startQuery';

const none: readonly string[] = [];
const rowLink = 'font-serif text-lg leading-snug break-words hover:text-accent hover:underline';

function Begun({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="continue-reading" className="grid gap-3">
      <h2 id="continue-reading" className="text-xl">
        Continue reading
      </h2>
      <ul aria-labelledby="continue-reading" className="divide-y border-y">
        {posts.map((post) => (
          <li key={post._id} className="grid gap-1 py-3">
            <Link to={postPath(post.url)} dir="auto" className={rowLink}>
              {post.title}
            </Link>
            <Byline post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type BookProps = { saved: readonly { url: string; title: string }[]; changedPassages: number };

function Book({ saved, changedPassages }: BookProps) {
  return (
    <section aria-labelledby="from-your-book" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="from-your-book" className="text-xl">
          From your book
        </h2>
        <Link to={paths.book} className="text-link touchable inline-flex items-center">
          Open your book
        </Link>
      </div>
      {changedPassages > 0 ? (
        <p>
          <Link to={changedPassagesPath} className="text-link">
            {changedPassagesText(changedPassages)}
          </Link>
        </p>
      ) : null}
      {saved.length > 0 ? (
        <ul aria-label="Saved posts" className="divide-y border-y">
          {saved.map(({ url, title }) => (
            <li key={url} className="py-3">
              <Link to={postPath(url)} dir="auto" className={rowLink}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Where a reader goes on: posts that were begun, and what is in the book. Nothing if it can't be loaded. */
export function ReadOn({ viewerId }: { viewerId: string }) {
  const { data } = useRouteData(startQuery({ viewerId }));
  const begun = usePublicPosts(data?.begunIds ?? none);
  if (!data) return null;
  return (
    <>
      <Begun posts={begun} />
      {data.saved.length + data.changedPassages > 0 ? <Book {...data} /> : null}
    </>
  );
}
