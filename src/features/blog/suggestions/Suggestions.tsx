import { lazyPart } from '@/lib/lazyPart';
import { PostSearch } from './PostSearch';

const SuggestedPosts = lazyPart({
  load: async () => (await import('./SuggestedPosts')).SuggestedPosts,
});

/** Where to go from a page that has nothing to show. */
export function Suggestions() {
  return (
    <div className="grid w-full gap-8 pt-8">
      <div className="max-w-xl">
        <PostSearch />
      </div>
      <SuggestedPosts />
    </div>
  );
}
