import type { OwnProfile } from './dashboardSlice';

const number = new Intl.NumberFormat('en-GB');

const tiles = [
  { name: 'Followers', of: 'followers' },
  { name: 'Likes', of: 'likes' },
  { name: 'Following', of: 'following' },
  { name: 'All Posts', of: 'totalPosts' },
  { name: 'Comments', of: 'comments' },
  { name: 'Live Posts', of: 'postPublished' },
] as const satisfies readonly { name: string; of: keyof OwnProfile }[];

export function StatTiles({ profile }: { profile: OwnProfile }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y sm:grid-cols-3">
      {tiles.map(({ name, of }) => (
        <div key={name} className="grid gap-1 py-4">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-serif text-4xl tabular-nums">{number.format(profile[of])}</dd>
        </div>
      ))}
    </dl>
  );
}
