import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { SearchBox } from '@/ui/SearchBox';
import { ownPostsParams, type PostState } from './ownPostsAddress';

const tabs = [
  { state: 'all', name: 'All' },
  { state: 'active', name: 'Active' },
  { state: 'inactive', name: 'Inactive' },
] as const satisfies readonly { state: PostState; name: string }[];

type OwnPostsFilterProps = {
  state: PostState;
  searchTerm: string;
  onSearch: (searchTerm: string) => void;
};

/** Selects which of the author's posts are listed: by state, and by a part of the title. */
export function OwnPostsFilter({ state, searchTerm, onSearch }: OwnPostsFilterProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label="Posts by state">
        <ul className="flex flex-wrap gap-x-6">
          {tabs.map((tab) => (
            <li key={tab.state}>
              <Link
                to={{ search: ownPostsParams({ state: tab.state, searchTerm }).toString() }}
                aria-current={tab.state === state ? 'page' : undefined}
                className={classes(
                  'touchable inline-flex items-center justify-center border-b-2',
                  tab.state === state
                    ? 'border-accent font-semibold text-accent'
                    : 'border-transparent forced-colors:border-[Canvas] text-quiet hover:border-edge hover:text-ink',
                )}
              >
                {tab.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-[min(14rem,100%)] flex-1 sm:max-w-xs">
        <SearchBox placeholder="Search your titles" term={searchTerm} onSearch={onSearch} />
      </div>
    </div>
  );
}
