import { readDays } from '@contract/numbers/numberEntities';
import { paths, postPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { Link, useSearchParams } from 'react-router-dom';
import { numbersQuery, readNumbersOf } from '@/features/dashboard/dashboardQueries';
import { ReadNumbers } from '@/features/dashboard/ReadNumbers';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Chip } from '@/ui/Chip';
import { WhenLoaded } from '@/ui/WhenLoaded';

const choices = [
  { of: 'own', name: 'My posts' },
  { of: 'all', name: 'All posts' },
] as const;

/** How often posts are read: the own ones, one of them, or, for administrators, all. */
export function NumbersView() {
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const maySeeAll = can(viewer, 'change site');
  const { of, days } = readNumbersOf(params, maySeeAll);
  const loaded = useRouteData(numbersQuery({ viewerId: viewer?.id ?? '', of, days }));
  const select = (name: 'of' | 'days', value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next);
  };
  const isOfPost = typeof of === 'object';
  const [post] = isOfPost ? (loaded.data?.numbers.posts ?? []) : [];
  return (
    <ViewFrame title="Numbers" description="How often posts are read.">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        {isOfPost ? (
          <p dir="auto" className="grid gap-1 font-serif text-lg break-words">
            {post ? (
              <Link to={postPath(post.url)} className="hover:text-accent hover:underline">
                {post.title}
              </Link>
            ) : null}
            <Link to={paths.numbers} className="text-link w-fit font-sans text-sm">
              Numbers of all my posts
            </Link>
          </p>
        ) : null}
        {!isOfPost && maySeeAll ? (
          <div role="group" aria-label="Posts" className="flex flex-wrap gap-2">
            {choices.map(({ of: choice, name }) => (
              <Chip key={choice} isSelected={of === choice} onClick={() => select('of', choice)}>
                {name}
              </Chip>
            ))}
          </div>
        ) : null}
        <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
          {readDays.map((choice) => (
            <Chip key={choice} isSelected={days === choice} onClick={() => select('days', choice)}>
              {`${choice} days`}
            </Chip>
          ))}
        </div>
      </div>
      <WhenLoaded
        loaded={loaded}
        failure={numbersQuery.failure}
        skeleton={<ReadNumbers numbers={null} days={days} isOfPost={isOfPost} />}
      >
        {({ numbers }) => <ReadNumbers numbers={numbers} days={days} isOfPost={isOfPost} />}
      </WhenLoaded>
    </ViewFrame>
  );
}
