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
