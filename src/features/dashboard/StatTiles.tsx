import { Count } from '@/ui/Count';
import { Skeleton } from '@/ui/Skeleton';
import type { OwnProfile } from './dashboardQueries';

const tiles = [
  { name: 'Followers', of: 'followers' },
  { name: 'Likes', of: 'likes' },
  { name: 'Following', of: 'following' },
  { name: 'All Posts', of: 'totalPosts' },
  { name: 'Comments', of: 'comments' },
  { name: 'Live Posts', of: 'postPublished' },
] as const satisfies readonly { name: string; of: keyof OwnProfile }[];

type StatTilesProps = {
  /** null while it loads. */
  profile: Pick<OwnProfile, (typeof tiles)[number]['of']> | null;
};

/** A skeleton with the height of one line of text. */
const line = <Skeleton className="h-[1lh] w-16" />;

/** Six counts, or their skeleton with the same boxes. */
export function StatTiles({ profile }: StatTilesProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y sm:grid-cols-3">
      {tiles.map(({ name, of }) => (
        <div key={name} className="grid gap-1 py-4">
          <dt className="text-sm text-quiet">{profile ? name : line}</dt>
          <dd className="font-serif text-4xl tabular-nums">
            {profile ? <Count count={profile[of]} /> : line}
          </dd>
        </div>
      ))}
    </dl>
  );
}
