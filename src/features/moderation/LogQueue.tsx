import { logSubjects } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useSearchParams } from 'react-router-dom';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { SearchBox } from '@/ui/SearchBox';
import { SelectField } from '@/ui/SelectField';
import { LogList } from './LogList';
import { type LogFilter, logQuery } from './moderationQueries';
import { QueueView } from './QueueView';

const subjects: readonly { value: LogFilter['subject']; name: string }[] = [
  { value: '', name: 'Everything' },
  { value: 'account', name: 'Accounts' },
  { value: 'post', name: 'Posts' },
  { value: 'comment', name: 'Comments' },
  { value: 'heading', name: 'Headings' },
  { value: 'site', name: 'Settings' },
];

/** What was decided, by the person and by what it was about. */
export function LogQueue() {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('q') ?? '';
  const wanted = search.get('about');
  const subject = logSubjects.find((kind) => kind === wanted) ?? '';
  const isFiltered = searchTerm !== '' || subject !== '';
  const list = {
    loaded: useRouteData(logQuery({ viewerId, page: pages[0], searchTerm, subject })),
    pages,
    failure: logQuery.failure,
  };

  const select = (chosen: LogFilter) =>
    setSearch({
      view: 'log',
      ...(chosen.searchTerm ? { q: chosen.searchTerm } : {}),
      ...(chosen.subject ? { about: chosen.subject } : {}),
    });

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchBox
          placeholder="Who decided, or about whom"
          term={searchTerm}
          onSearch={(term) => select({ searchTerm: term, subject })}
        />
        <SelectField
          label="About"
          value={subject}
          options={subjects}
          onChange={(chosen) => select({ searchTerm, subject: chosen })}
        />
      </div>
      <QueueView
        {...list}
        rowsOf={({ entries }) => entries}
        icon="checklist"
        nothing={isFiltered ? decisionTexts.nothingFound : decisionTexts.nothingLogged}
        next={isFiltered ? 'log' : 'reported'}
      >
        {({ entries }) => <LogList entries={entries} />}
      </QueueView>
    </>
  );
}
