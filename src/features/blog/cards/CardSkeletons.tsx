import { Bone, Loading } from '@/ui/Skeleton';
import { CardGrid } from './CardGrid';

function places(count: number) {
  return Array.from({ length: count }, (_, place) => place);
}

function CardSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <Bone className="aspect-[3/2] w-full" />
      <Bone className="h-[1.45rem] w-11/12" />
      <Bone className="h-[1.45rem] w-2/3" />
      <Bone className="h-[4.4rem] w-full" />
      <Bone className="h-5 w-1/2" />
    </div>
  );
}

/** Cards that are on their way, for a part that says by itself that it is loading. */
export function CardBones({ count = 6 }: { count?: number }) {
  return (
    <CardGrid>
      {places(count).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}

export function CardGridSkeleton() {
  return (
    <Loading label="Loading posts">
      <CardBones />
    </Loading>
  );
}
