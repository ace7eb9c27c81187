import { limits } from '@contract/limits';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { homeQuery } from '../model/homeQuery';
import { SuggestedCards } from './SuggestedCards';

const none: readonly string[] = [];

/** Some trending posts. Shows nothing while they load, and if they can't be loaded. */
export function SuggestedPosts() {
  const { data } = useRouteData(homeQuery);
  const posts = usePublicPosts(data?.trendingIds ?? none).slice(0, limits.suggestedPosts);
  return <SuggestedCards posts={posts} />;
}
