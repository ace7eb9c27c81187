import type { ContactMessage } from '@contract/contact/contactEntities';
import { messageTexts } from '@contract/texts/letterTexts';
import { useId, useState } from 'react';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClasses } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Moment } from '@/ui/Moment';
import { changeMessage, removeMessage } from './contactMessageQueries';

const answerLink = ({ email, subject }: ContactMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

type Change = { isDone?: boolean; isSpam?: boolean };

type ItemProps = {
  message: ContactMessage;
  onChange: (change: Change) => void;
  onDelete: () => void;
};

function MessageItem({ message, onChange, onDelete }: ItemProps) {
  const { name, email, subject, message: text, isDone, isSpam, createdAt } = message;
  const id = useId();
  const button = (label: string, onClick: () => void) => (
    <Button variant="quiet" aria-describedby={id} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <p id={id} dir="auto" className="wrap-anywhere font-serif text-lg">
        {subject}
      </p>
      <p className="wrap-anywhere text-sm text-quiet">
        <bdi>{name}</bdi> · <bdi>{email}</bdi> · <Moment at={createdAt} />
      </p>
      <p dir="auto" className="max-w-column whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a href={answerLink(message)} aria-describedby={id} className={buttonClasses('secondary')}>
          Answer
        </a>
        {isSpam ? null : button(isDone ? 'Not done' : 'Done', () => onChange({ isDone: !isDone }))}
        {button(isSpam ? 'Not spam' : 'Spam', () => onChange({ isSpam: !isSpam }))}
        {isSpam || isDone ? button('Delete…', onDelete) : null}
      </div>
    </li>
  );
}

type MessageListProps = { messages: readonly ContactMessage[]; onChanged: () => void };

/** Messages of the contact form with what is done about them. */
export function MessageList({ messages, onChanged }: MessageListProps) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<ContactMessage | null>(null);
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(messages.map(({ _id }) => _id));

  function handleMoved(id: string) {
    leaveEntry(id);
    onChanged();
  }

  async function change({ _id: id }: ContactMessage, state: Change) {
    const outcome = await dispatch(changeMessage({ id, ...state }));
    if (changeMessage.fulfilled.match(outcome)) handleMoved(id);
  }

  async function remove({ _id: id }: ContactMessage) {
    const outcome = await dispatch(removeMessage({ id }));
    setAsked(null);
    if (removeMessage.fulfilled.match(outcome)) handleMoved(id);
  }

  return (
    <>
      <ul ref={list} aria-label="Messages" className="divide-y">
        {messages.map((message) => (
          <MessageItem
            key={message._id}
            message={message}
            onChange={(state) => void change(message, state)}
            onDelete={() => setAsked(message)}
          />
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title="Delete Message"
          isOpen
          danger
          confirmLabel="Delete"
          onConfirm={async () => remove(asked)}
          onClose={() => setAsked(null)}
        >
          <p dir="auto" className="mb-2 wrap-anywhere">
            “{asked.subject}”
          </p>
          <p>{messageTexts.question}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
