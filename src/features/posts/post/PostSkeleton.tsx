import { loadingTexts } from '@contract/texts/loadingTexts';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

function PostSkeleton() {
  return (
    <div className="page-width py-10">
      <LoadingStatus label={loadingTexts.post}>
        <div className="from-column grid grid-cols-1 gap-6">
          <Skeleton className="h-[5.5rem] w-full sm:h-28 md:h-34" />
          <Skeleton className="h-14 w-11/12" />
          <div className="grid grid-cols-1 gap-3">
            <Skeleton className="h-12 w-56 max-w-full" />
            <div className="grid grid-cols-1 gap-2">
              <Skeleton className="min-h-10 w-full pointer-coarse:min-h-11" />
              <Skeleton className="min-h-10 w-full sm:hidden pointer-coarse:min-h-11" />
            </div>
          </div>
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="from-column mt-10 aspect-[2/1] max-h-80" />
        <div className="mx-auto mt-10 grid max-w-column gap-4">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </LoadingStatus>
    </div>
  );
}

/** The space of a post that loads. */
export const LoadingPost = () => (
  <>
    <Head title="Post" description={(site) => `A post on ${site}.`} />
    <NeedsScript message={loadingTexts.postsNeedScript} className="block">
      <PostSkeleton />
    </NeedsScript>
  </>
);
