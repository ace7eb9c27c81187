import { countedText } from '@contract/texts/decisionTexts';
import { useAppSelector } from '@/store/hooks';
import { LinkTabs } from '@/ui/LinkTabs';
import { selectReceivedCounts } from './receivedQuery';

const tabs = [
  { view: 'waiting', name: 'Waiting' },
  { view: 'all', name: 'All' },
  { view: 'unanswered', name: 'Unanswered' },
  { view: 'own', name: 'Written by you' },
] as const;

export type CommentsTab = (typeof tabs)[number]['view'];

/** The tab that the address names, else all comments. */
export const tabOf = (search: URLSearchParams): CommentsTab =>
  tabs.find(({ view }) => view === search.get('view'))?.view ?? 'all';

/** Which comments are listed, with how many wait and are unanswered. */
export function CommentTabs({ current }: { current: CommentsTab }) {
  const counts = useAppSelector(selectReceivedCounts);
  const countOf = (view: CommentsTab) =>
    view === 'waiting' || view === 'unanswered' ? (counts?.[view] ?? 0) : 0;
  return (
    <LinkTabs
      label="Comments"
      className="gap-x-4 sm:gap-x-6"
      tabs={tabs.map(({ view, name }) => ({
        name: countOf(view) === 0 ? name : `${name} (${countedText(countOf(view))})`,
        search: view === 'all' ? '' : `view=${view}`,
        isCurrent: view === current,
      }))}
    />
  );
}
