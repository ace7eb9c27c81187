import { Bone, Loading } from '@/ui/Skeleton';
import { CardBones } from '../cards/CardSkeletons';

/** The places of the carousel and of the cards under it, while they are on their way. */
export function FrontPageSkeleton() {
  return (
    <Loading label="Loading posts">
      <div className="border-t border-ink/70 pt-4 pb-14">
        <Bone className="mb-6 h-7 w-32" />
        <div className="grid items-center gap-5 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] md:gap-10">
          <Bone className="aspect-video w-full" />
          <div className="grid gap-4">
            <Bone className="h-24 w-11/12" />
            <Bone className="h-20 w-full" />
            <Bone className="h-5 w-1/2" />
          </div>
        </div>
        <div className="mt-5 mb-12 h-14 border-t" />
        <CardBones count={3} />
      </div>
    </Loading>
  );
}
