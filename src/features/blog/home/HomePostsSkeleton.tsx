import { loadingTexts } from '@contract/texts/loadingTexts';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

/** The skeleton of the carousel and of the cards below it. */
export function HomePostsSkeleton() {
  return (
    <LoadingStatus label={loadingTexts.posts}>
      <div className="border-t border-ink/70 pt-4 pb-14">
        <Skeleton className="mb-6 h-7 w-32" />
        <div className="grid items-center gap-5 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:gap-10">
          <Skeleton className="aspect-video w-full" />
          <div className="grid gap-4">
            <Skeleton className="h-24 w-11/12" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <div className="mt-5 mb-12 h-14 border-t" />
        <CardSkeletons kind="post" count={3} />
      </div>
    </LoadingStatus>
  );
}
