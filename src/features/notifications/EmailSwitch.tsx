import {
  chosenKinds,
  type LetterPeriod,
  type NotificationChoices,
} from '@contract/notifications/notificationEntities';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { useRef } from 'react';
import { notify } from '@/lib/notify';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { saveChoices } from './notificationThunks';

/** The kinds of which e-mails are sent. */
const mailedKinds = (choices: NotificationChoices) =>
  chosenKinds.filter((kind) => choices[kind].letter !== 'never');

/** Switches off the e-mails about all kinds. */
export function EmailSwitch({ choices }: { choices: NotificationChoices }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const text = useRef<HTMLParagraphElement>(null);
  const kinds = mailedKinds(choices);
  const isOff = kinds.length === 0;

  function entriesOf(letter?: LetterPeriod): Partial<NotificationChoices> {
    return Object.fromEntries(
      kinds.map((kind) => [kind, { ...choices[kind], ...(letter ? { letter } : {}) }]),
    );
  }

  async function switchOff() {
    const before = entriesOf();
    const off = entriesOf('never');
    // The button goes at once.
    text.current?.focus();
    const outcome = await dispatch(saveChoices({ viewerId, choices: off, before }));
    if (!saveChoices.fulfilled.match(outcome)) return;
    notify.undoable(
      notificationTexts.emailsOff,
      'emails-off',
      () => void dispatch(saveChoices({ viewerId, choices: before, before: off })),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {isOff ? null : (
        <ActionButton variant="secondary" onPress={switchOff}>
          Switch off all e-mails
        </ActionButton>
      )}
      <p ref={text} tabIndex={-1} className="min-w-[min(16rem,100%)] flex-1 text-sm text-quiet">
        {isOff ? `${notificationTexts.emailsOff} ` : ''}
        {notificationTexts.emailsLeft}
      </p>
    </div>
  );
}
