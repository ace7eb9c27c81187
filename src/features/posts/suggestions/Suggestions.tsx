import { lazyPart } from '@/lib/browser/lazyPart';
import { NeedsScript } from '@/ui/NeedsScript';
import { PostSearch } from './PostSearch';

const SuggestedPosts = lazyPart({
  load: async () => (await import('./SuggestedPosts')).SuggestedPosts,
});

/** Where to go from a page that has nothing to show. */
export function Suggestions() {
  return (
    <div className="grid w-full gap-8 pt-8">
      <NeedsScript className="max-w-xl">
        <PostSearch />
      </NeedsScript>
      <SuggestedPosts />
    </div>
  );
}
