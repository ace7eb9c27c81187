import { groupDigits } from '@contract/groupDigits';
import { postPath } from '@contract/pages';
import { type Period, type PeriodDays, periodDays } from '@contract/people/statisticEntities';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRouteData } from '@/store/useRouteData';
import { Chip } from '@/ui/Chip';
import { Count } from '@/ui/Count';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { compareGained } from './compareGained';
import { periodQuery } from './dashboardQueries';

const names: Readonly<Record<PeriodDays, { name: string; before: string; within: string }>> = {
  30: { name: '30 days', before: 'the 30 days before', within: 'in these 30 days' },
  90: { name: '90 days', before: 'the 90 days before', within: 'in these 90 days' },
  365: { name: 'A year', before: 'the year before', within: 'in this year' },
};

const counted = (count: number, one: string) =>
  `${groupDigits(count)} ${count === 1 ? one : `${one}s`}`;

const gains = [
  { name: 'New likes', of: 'likes' },
  { name: 'New followers', of: 'followers' },
] as const;

/** null while it loads: the same boxes. */
function Gains({ period, days }: { period: Period | null; days: PeriodDays }) {
  const line = <Skeleton className="h-[1lh] w-24" />;
  return (
    <dl className="grid gap-x-6 border-y sm:grid-cols-2">
      {gains.map(({ name, of }) => (
        <div key={of} className="grid gap-1 py-4">
          <dt className="text-sm text-quiet">{period ? name : line}</dt>
          <dd className="font-serif text-3xl tabular-nums">
            {period ? <Count count={period[of].count} /> : line}
          </dd>
          <dd className="text-sm text-quiet">
            {period ? compareGained(period[of], names[days].before) : line}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BestPosts({ posts, within }: { posts: Period['posts']; within: string }) {
  if (posts.length === 0) {
    return <p className="text-quiet">{`None of your posts got likes or comments ${within}.`}</p>;
  }
  return (
    <ol aria-label="Best posts" className="divide-y border-y">
      {posts.map(({ _id, url, title, likes, comments }) => (
        <li key={_id} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Link
            to={postPath(url)}
            dir="auto"
            className="touchable flex items-center font-serif text-lg leading-snug break-words hover:text-accent hover:underline"
          >
            {title}
          </Link>
          <p className="self-center text-sm text-quiet tabular-nums">
            {`${counted(likes, 'like')}, ${counted(comments, 'comment')}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What an author's posts gained in a period, compared with the one before it. */
export function PeriodResults({ viewerId }: { viewerId: string }) {
  const [days, setDays] = useState<PeriodDays>(periodDays[0]);
  const loaded = useRouteData(periodQuery({ viewerId, days }));
  return (
    <section aria-labelledby="period-results" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="period-results" className="text-xl">
          Compared with before
        </h2>
        <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
          {periodDays.map((choice) => (
            <Chip key={choice} isSelected={choice === days} onClick={() => setDays(choice)}>
              {names[choice].name}
            </Chip>
          ))}
        </div>
      </div>
      <WhenLoaded
        loaded={loaded}
        failure={periodQuery.failure}
        skeleton={<Gains period={null} days={days} />}
      >
        {({ period }) => (
          <>
            <Gains period={period} days={days} />
            <h3 className="text-lg">Best posts</h3>
            <BestPosts posts={period.posts} within={names[days].within} />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
