import { postNumbersPath } from '@contract/furtherPaths';
import { groupDigits } from '@contract/groupDigits';
import type { ReadNumbers as Numbers, ReadDays } from '@contract/numbers/numberEntities';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Count } from '@/ui/Count';
import { Skeleton } from '@/ui/Skeleton';
import { ChartFigure } from './ChartFigure';
import { compareGained } from './compareGained';

const tiles = [
  { name: 'Reads', of: 'reads' },
  { name: 'Read to the end', of: 'finished' },
] as const;

const line = <Skeleton className="h-[1lh] w-24" />;

type AmountsProps = { numbers: Numbers | null; days: ReadDays };

/** null while they load: the same boxes. */
function Amounts({ numbers, days }: AmountsProps) {
  return (
    <dl className="grid gap-x-6 border-y sm:grid-cols-2">
      {tiles.map(({ name, of }) => (
        <div key={of} className="grid content-start gap-1 py-4">
          <dt className="text-sm text-quiet">{numbers ? name : line}</dt>
          <dd className="font-serif text-3xl tabular-nums">
            {numbers ? <Count count={numbers[of]} /> : line}
          </dd>
          {numbers?.before ? (
            <dd className="text-sm text-quiet">
              {compareGained(
                { count: numbers[of], before: numbers.before[of] },
                `the ${days} days before`,
              )}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

type ListProps = {
  title: string;
  rows: readonly { key: string; name: ReactNode; count: string }[];
};

function NumberList({ title, rows }: ListProps) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <ol className="divide-y border-y">
        {rows.map(({ key, name, count }) => (
          <li key={key} className="flex min-h-11 items-center justify-between gap-x-6 py-1.5">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            <span className="shrink-0 text-sm text-quiet tabular-nums">{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How the list of sources names a host. */
function sourceName(host: string) {
  if (host === '') return 'Typed in, or not known';
  if (host === 'other') return 'Others';
  return host === window.location.hostname ? 'This site' : host;
}

const counted = (reads: number) => `${groupDigits(reads)} ${reads === 1 ? 'read' : 'reads'}`;

type ReadNumbersProps = {
  /** null while they load. */
  numbers: Numbers | null;
  days: ReadDays;
  /** Whether they are of one post, so that no posts are listed. */
  isOfPost: boolean;
};

/** How often posts were read in a period, by day, source and post. */
export function ReadNumbers({ numbers, days, isOfPost }: ReadNumbersProps) {
  const points = numbers?.days.map(({ day, reads }) => ({ week: day, count: reads })) ?? null;
  return (
    <>
      <Amounts numbers={numbers} days={days} />
      <ChartFigure
        title="Reads by day"
        unit="reads"
        step="day"
        points={points}
        canDraw={numbers !== null}
        isEmpty={numbers?.reads === 0}
      />
      {numbers && numbers.reads > 0 ? (
        <div className="grid gap-10 lg:grid-cols-2">
          {isOfPost ? null : (
            <NumberList
              title="Posts"
              rows={numbers.posts.map(({ _id, title, reads }) => ({
                key: _id,
                name: (
                  <Link to={postNumbersPath(_id)} className="hover:text-accent hover:underline">
                    {title}
                  </Link>
                ),
                count: counted(reads),
              }))}
            />
          )}
          <NumberList
            title="Where readers came from"
            rows={numbers.sources.map(({ host, reads }) => ({
              key: host,
              name: sourceName(host),
              count: counted(reads),
            }))}
          />
        </div>
      ) : null}
      <p className="text-sm text-quiet">
        A read counts once ten seconds have passed and more than half of a post was shown. Bots,
        authors who read their own posts, and browsers that ask not to be tracked are left out.
        Nothing about who reads is stored.
      </p>
    </>
  );
}
