import { contactViews } from '@contract/contact/contactEntities';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MessageQueue } from '@/features/contact/MessageQueue';
import { LetterQueue } from '@/features/dashboard/LetterQueue';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePending } from '@/features/moderation/usePending';
import { useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { selectViewer } from '@/store/viewer';
import { LinkTabs } from '@/ui/LinkTabs';
import { Redirect } from '@/ui/Redirect';

const names = { open: 'Messages', done: 'Done', spam: 'Spam' };

function AllLetters() {
  const [search] = useSearchParams();
  const pending = usePending();
  const wanted = search.get('view');
  const view = contactViews.find((one) => one === wanted) ?? null;
  return (
    <ViewFrame
      title="Letters"
      description="E-mails that wait or could not be sent, and messages of the contact form."
    >
      <LinkTabs
        label="Letters"
        className="gap-x-4 sm:gap-x-6"
        tabs={[
          { name: 'E-mails', search: '', isCurrent: view === null },
          ...contactViews.map((one) => ({
            name: names[one],
            search: `view=${one}`,
            isCurrent: view === one,
          })),
        ]}
      />
      {view === null ? (
        <LetterQueue />
      ) : (
        <MessageQueue key={view} view={view} onChanged={pending.reload} />
      )}
    </ViewFrame>
  );
}

/** Redirects everyone but administrators, with the attempted location. */
export function LettersView() {
  const location = useLocation();
  const isAllowed = useAppSelector((state) => can(selectViewer(state), 'list letters'));
  if (!isAllowed) return <Redirect to={paths.denied} state={attemptedState(location)} />;
  return <AllLetters />;
}
