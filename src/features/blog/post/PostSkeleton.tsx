import { Bone, Loading } from '@/ui/Skeleton';

/** The places of a post: title, cover, first lines. */
export function PostSkeleton() {
  return (
    <div className="page-width py-10 md:py-16">
      <Loading label="Loading the post">
        <div className="from-column grid gap-6">
          <Bone className="h-5 w-40" />
          <Bone className="h-[5.5rem] w-full sm:h-28 md:h-34" />
          <Bone className="h-14 w-5/6" />
          <Bone className="h-12 w-56" />
        </div>
        <Bone className="mt-10 aspect-[2/1] w-full" />
        <div className="mx-auto mt-10 grid max-w-column gap-4">
          <Bone className="h-12 w-full" />
          <Bone className="h-40 w-full" />
          <Bone className="h-40 w-full" />
        </div>
      </Loading>
    </div>
  );
}
