import { Bone } from '@/ui/Skeleton';

const places = [0, 1, 2, 3, 4, 5];

/** The places of cards with an avatar, while they are on their way. */
export function PersonBones() {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {places.map((place) => (
        <div key={place} className="flex items-center gap-3 border-b py-4">
          <Bone className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Bone className="h-5 w-2/3" />
            <Bone className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The places of one's own posts. */
export function PostBones() {
  return (
    <div>
      {places.map((place) => (
        <div key={place} className="grid gap-5 border-b py-6 sm:grid-cols-[11rem_1fr]">
          <Bone className="aspect-video w-full" />
          <div className="grid content-start gap-2">
            <Bone className="h-6 w-3/4" />
            <Bone className="h-4 w-full" />
            <Bone className="mt-2 h-10 w-48" />
          </div>
        </div>
      ))}
    </div>
  );
}
