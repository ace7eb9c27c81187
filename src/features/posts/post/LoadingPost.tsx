import { loadingTexts } from '@contract/texts/loadingTexts';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { PostSkeleton } from './PostSkeleton';

/** The space of a post that loads. */
export const LoadingPost = () => (
  <>
    <Head title="Post" description="A post on Commonplace." />
    <NeedsScript message={loadingTexts.postsNeedScript} className="block">
      <PostSkeleton />
    </NeedsScript>
  </>
);
