import { Count } from '@/ui/Count';
import type { ProfileDetails } from './profileQueries';

export function ProfileCounts({ details }: { details: ProfileDetails }) {
  const counts = [
    ['Likes', details.likes],
    ['Followers', details.followers],
    ['Comments', details.comments],
    ['Following', details.following],
    ['Published posts', details.postPublished],
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-y sm:grid-cols-3 md:grid-cols-5">
      {counts.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse py-4 pe-4">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-serif text-3xl tabular-nums">
            <Count count={count} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
