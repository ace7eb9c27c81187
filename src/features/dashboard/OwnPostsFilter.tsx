import type { PostOrder } from '@contract/people/profileEntities';
import { LinkTabs } from '@/ui/LinkTabs';
import { SearchBox } from '@/ui/SearchBox';
import { SelectField } from '@/ui/SelectField';
import { type OwnPostsSelection, ownPostsParams, type PostState } from './ownPostsAddress';

const tabs = [
  { state: 'all', name: 'All' },
  { state: 'active', name: 'Active' },
  { state: 'inactive', name: 'Inactive' },
  { state: 'scheduled', name: 'Scheduled' },
] as const satisfies readonly { state: PostState; name: string }[];

const orders = [
  { value: 'newest', name: 'Newest first' },
  { value: 'oldest', name: 'Oldest first' },
  { value: 'likes', name: 'Most likes first' },
] as const satisfies readonly { value: PostOrder; name: string }[];

type OwnPostsFilterProps = {
  selection: OwnPostsSelection;
  onSearch: (searchTerm: string) => void;
  onOrder: (order: PostOrder) => void;
};

/** Selects which of the author's posts are listed, by state and by a part of the title, and in which order. */
export function OwnPostsFilter({ selection, onSearch, onOrder }: OwnPostsFilterProps) {
  const { state, searchTerm, order } = selection;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <LinkTabs
        label="Posts by state"
        className="gap-x-3 sm:gap-x-6"
        tabs={tabs.map((tab) => ({
          name: tab.name,
          search: ownPostsParams({ state: tab.state, searchTerm, order }).toString(),
          isCurrent: tab.state === state,
        }))}
      />
      <div className="flex min-w-[min(18rem,100%)] flex-1 flex-wrap gap-3 lg:max-w-md">
        {state === 'scheduled' ? null : (
          // Scheduled posts are listed by their time.
          <div className="max-sm:w-full">
            <SelectField
              label="Order"
              isLabelHidden
              value={order}
              options={orders}
              onChange={onOrder}
            />
          </div>
        )}
        <div className="min-w-[min(11rem,100%)] flex-1">
          <SearchBox placeholder="Search your titles" term={searchTerm} onSearch={onSearch} />
        </div>
      </div>
    </div>
  );
}
