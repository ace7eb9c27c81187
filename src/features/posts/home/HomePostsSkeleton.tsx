import { loadingTexts } from '@contract/texts/loadingTexts';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

/** The skeleton of the carousel. */
export function HomePostsSkeleton() {
  return (
    <LoadingStatus label={loadingTexts.posts}>
      <div className="grid gap-4">
        <Skeleton className="aspect-video w-full" />
        <div className="grid gap-2">
          <Skeleton className="h-16 w-11/12" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <div className="touchable" />
      </div>
    </LoadingStatus>
  );
}

/** As high as the ranked list, so that the texts below don't move when it comes. */
export function TrendingListSkeleton() {
  return (
    <div className="grid content-start gap-6 border-t border-ink/70 pt-4 pb-14">
      <Skeleton className="h-8 w-40" />
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-24 w-full" />
        ))}
      </div>
    </div>
  );
}
