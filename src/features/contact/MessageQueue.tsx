import type { ContactView } from '@contract/contact/contactEntities';
import { paths } from '@contract/pages';
import { messageTexts } from '@contract/texts/letterTexts';
import { usePagedQuery } from '@/store/usePagedQuery';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { messageQueries } from './contactMessageQueries';
import { MessageList } from './MessageList';

type MessageQueueProps = {
  view: ContactView;
  /** A message was moved or deleted. */
  onChanged: () => void;
};

/** A page of the messages of the contact form. */
export function MessageQueue({ view, onChanged }: MessageQueueProps) {
  const list = usePagedQuery(messageQueries[view]);

  function handleChanged() {
    list.loaded.reload();
    onChanged();
  }

  return (
    <PagedView
      {...list}
      rowsOf={({ messages }) => messages}
      icon="letter"
      empty={
        <NothingYet to={paths.dashboard} next="Back to Dashboard">
          {messageTexts.none[view]}
        </NothingYet>
      }
    >
      {({ messages }) => <MessageList messages={messages} onChanged={handleChanged} />}
    </PagedView>
  );
}
