import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { hubPath, readHubQuery, tagFrom } from '@/features/blog/hub/hubQuery';
import { PostsHub } from '@/features/blog/hub/PostsHub';
import { usePrefetchPost } from '@/features/blog/usePrefetchPost';
import { useSiteAddress } from '@/lib/useSiteAddress';
import { Head } from '@/ui/Head';

function titleOf({ q, tag }: { q: string; tag: string }) {
  if (q) return `Posts that match “${q}”`;
  return tag ? `Posts about ${tag}` : 'All Posts';
}

export function PostsPage() {
  const prefetchPost = usePrefetchPost();
  const siteAddress = useSiteAddress();
  const { search, state } = useLocation();
  const [params] = useSearchParams();
  const query = readHubQuery(params);
  const carried = tagFrom(state);
  if (carried && !search) return <Navigate to={hubPath({ tag: carried })} replace />;
  const title = titleOf(query);
  return (
    <section className="page-width grid gap-8 py-10 md:py-14">
      <Head
        title={title}
        description="Every post on Commonplace, the newest first: search them or pick a topic."
        canonical={siteAddress(hubPath(query))}
      />
      <h1 className="text-4xl md:text-6xl">{title}</h1>
      <PostsHub onPrefetch={(url) => void prefetchPost(url)} />
    </section>
  );
}
