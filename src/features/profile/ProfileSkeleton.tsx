import { Bone, Loading } from '@/ui/Skeleton';

export function ProfileSkeleton() {
  return (
    <Loading label="Loading the profile">
      <Bone className="aspect-[4/1] min-h-36 w-full rounded-none" />
      <div className="page-width grid gap-5 pb-12">
        <Bone className="-mt-14 size-[120px] rounded-full" />
        <Bone className="h-12 w-72 max-w-full" />
        <Bone className="h-6 w-56 max-w-full" />
        <Bone className="h-14 w-full max-w-column" />
        <Bone className="mt-3 h-24 w-full" />
      </div>
    </Loading>
  );
}
