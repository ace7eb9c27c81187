import { LinkTabs } from '@/ui/LinkTabs';
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
      <LinkTabs
        label="Posts by state"
        className="gap-x-6"
        tabs={tabs.map((tab) => ({
          name: tab.name,
          search: ownPostsParams({ state: tab.state, searchTerm }).toString(),
          isCurrent: tab.state === state,
        }))}
      />
      <div className="min-w-[min(14rem,100%)] flex-1 sm:max-w-xs">
        <SearchBox placeholder="Search your titles" term={searchTerm} onSearch={onSearch} />
      </div>
    </div>
  );
}
