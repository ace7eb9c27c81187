import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { homeFeedKey } from '@contract/storageKeys';
import { gateTexts } from '@contract/texts/gateTexts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Hero } from '@/features/posts/home/Hero';
import { HomePosts } from '@/features/posts/home/HomePosts';
import { Welcome } from '@/features/posts/home/Welcome';
import { usePrefetchPost } from '@/features/posts/model/usePrefetchPost';
import { storage } from '@/lib/browser/storage';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { notify } from '@/lib/notify';
import { socialImage } from '@/lib/pictures';
import { useSite } from '@/lib/site';
import { webSite } from '@/lib/structuredData';
import { useViewer } from '@/store/hooks';
import { Head } from '@/ui/Head';
import { FeedTabs, FollowedFeed, MemberLead } from './home/lateParts';
import { renderFollow } from './late/followButton';

export function HomePage() {
  const navigate = useNavigate();
  const prefetchPost = usePrefetchPost();
  const siteAddress = useSiteAddress();
  const { name, tagline, description } = useSite();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const feed = viewer && (search.get('feed') ?? storage.read(homeFeedKey));
  const isFollowing = feed === 'following';

  function handleCreate() {
    if (!viewer) void navigate(paths.signUp);
    else if (can(viewer, 'create post')) void navigate(paths.create);
    else notify.error(gateTexts.verifyFromDashboard);
  }

  return (
    <div className="page-width">
      <Head
        title={tagline || 'A common book of many hands'}
        description={
          description ||
          `${name} is a community of authors: read what they care about, follow them, and write your own.`
        }
        canonical={siteAddress(paths.home)}
        image={siteAddress(socialImage)}
        feed={{ kind: 'site' }}
        data={[webSite(name, siteAddress(paths.home))]}
      />
      {viewer ? (
        <FeedTabs isFollowing={isFollowing} />
      ) : (
        // Members get tabs here after hydration.
        <div className="h-12 signed-out:hidden" />
      )}
      {viewer && isFollowing ? (
        <FollowedFeed
          viewerId={viewer.id}
          renderFollow={renderFollow}
          onPrefetch={(url) => void prefetchPost(url)}
        />
      ) : (
        <>
          <HomePosts
            hero={
              <Hero onCreate={handleCreate}>
                {viewer ? <MemberLead viewerId={viewer.id} renderFollow={renderFollow} /> : null}
              </Hero>
            }
            onPrefetch={(url) => void prefetchPost(url)}
          />
          <Welcome />
        </>
      )}
    </div>
  );
}
