import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

export function ProfileSkeleton() {
  return (
    <LoadingStatus label="Loading the profile">
      <Skeleton className="aspect-[4/1] min-h-36 w-full rounded-none" />
      <div className="page-width grid grid-cols-1 gap-5 pb-12">
        <Skeleton className="-mt-14 size-[120px] rounded-full" />
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="h-6 w-56 max-w-full" />
        <Skeleton className="h-14 w-full max-w-column" />
        <Skeleton className="mt-3 h-24 w-full" />
      </div>
    </LoadingStatus>
  );
}
