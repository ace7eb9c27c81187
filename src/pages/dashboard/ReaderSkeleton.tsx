import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

/** While it is not known what a reader goes on with. */
export const ReaderSkeleton = () => (
  <LoadingStatus>
    <div className="grid gap-3">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  </LoadingStatus>
);
