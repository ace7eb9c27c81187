import { readHubQuery } from '@contract/hubQuery';
import { hubPath, paths } from '@contract/pages';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PostsHub } from '@/features/posts/hub/PostsHub';
import { tagFrom } from '@/features/posts/hub/postsQuery';
import { usePrefetchPost } from '@/features/posts/model/usePrefetchPost';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { socialImage } from '@/lib/pictures';
import { breadcrumbList } from '@/lib/structuredData';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { Redirect } from '@/ui/Redirect';
import { Skeleton } from '@/ui/Skeleton';

const FollowTopic = lazyPart({
  load: async () => (await import('@/features/posts/followed/FollowTopic')).FollowTopic,
  when: whenQuiet,
  fallback: <Skeleton className="h-10 w-28" />,
});

function titleOf({ q, tag }: { q: string; tag: string }) {
  if (q) return `Posts that match “${q}”`;
  return tag ? `Posts about ${tag}` : 'All Posts';
}

function crumbsOf({ tag }: { tag: string }) {
  const hub = [
    { name: 'Home', path: paths.home },
    { name: 'All Posts', path: paths.posts },
  ];
  return tag ? [...hub, { name: tag, path: hubPath({ tag }) }] : hub;
}

export function PostsPage() {
  const prefetchPost = usePrefetchPost();
  const siteAddress = useSiteAddress();
  const { search, state } = useLocation();
  const [params] = useSearchParams();
  const query = readHubQuery(params);
  const carried = tagFrom(state);
  if (carried && !search) return <Redirect to={hubPath({ tag: carried })} />;
  const title = titleOf(query);
  return (
    <section className="page-width grid gap-8 py-10 md:py-14">
      <Head
        title={title}
        description={(site) =>
          query.tag
            ? `Posts about ${query.tag} on ${site}, by many authors.`
            : `Every post on ${site}, the newest first: search them or pick a topic.`
        }
        canonical={siteAddress(hubPath(query))}
        image={siteAddress(socialImage)}
        isPrivate={query.q !== ''}
        feed={query.tag ? { kind: 'topic', tag: query.tag } : { kind: 'site' }}
        data={[
          breadcrumbList(
            crumbsOf(query).map(({ name, path }) => ({ name, url: siteAddress(path) })),
          ),
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl md:text-6xl">{title}</h1>
        {query.tag ? (
          <NeedsScript>
            <FollowTopic key={query.tag} tag={query.tag} />
          </NeedsScript>
        ) : null}
      </div>
      <PostsHub onPrefetch={(url) => void prefetchPost(url)} />
    </section>
  );
}
