import {
  type LetterPeriod,
  letterPeriod,
  type NotificationChoice,
  type NotificationChoices,
  type NotificationKind,
  notificationKinds,
} from '@contract/notifications/notificationEntities';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/SelectField';
import { saveChoice } from './notificationThunks';

const labels: Readonly<Record<NotificationKind, { name: string; hint: string }>> = {
  mention: { name: 'Mentions', hint: 'Somebody names you in a comment.' },
  reply: { name: 'Answers', hint: 'Somebody answers your comment.' },
  remark: { name: 'Remarks', hint: 'Somebody comments on a paragraph of your post.' },
  comment: { name: 'Comments', hint: 'Somebody comments on your post.' },
  likes: { name: 'Likes', hint: 'Somebody likes your post or your comment.' },
  follower: { name: 'Followers', hint: 'Somebody follows you.' },
  post: { name: 'New posts', hint: 'Somebody whom you follow publishes a post.' },
  kept: { name: 'Kept passages', hint: 'Somebody keeps words of your post.' },
  passageChanged: { name: 'Changed passages', hint: 'Words that you kept have changed.' },
  report: { name: 'Reports', hint: 'A report waits for a decision.' },
  held: { name: 'Approval', hint: 'A comment waits for approval, or was decided about.' },
  scheduled: { name: 'Scheduled posts', hint: 'The time of your post has come.' },
};

const periods: Readonly<Record<LetterPeriod, string>> = {
  now: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};

type ChoiceProps = {
  kind: NotificationKind;
  choice: NotificationChoice;
  onChange: (choice: NotificationChoice) => void;
};

function Choice({ kind, choice, onChange }: ChoiceProps) {
  const { name, hint } = labels[kind];
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-b pb-3">
      <Checkbox
        label={name}
        hint={hint}
        checked={choice.site}
        onChange={(site) => onChange({ ...choice, site })}
      />
      <div className="flex shrink-0 items-center gap-2 text-sm text-quiet">
        <span aria-hidden="true" className="shrink-0">
          By e-mail
        </span>
        <SelectField
          label={`By e-mail about ${name}`}
          isLabelHidden
          className="w-40"
          value={choice.letter}
          options={letterPeriod.options.map((value) => ({ value, name: periods[value] }))}
          onChange={(letter) => onChange({ ...choice, letter })}
        />
      </div>
    </div>
  );
}

/** The kinds of notifications, each with its choice. It is saved at once. */
export function ChoiceList({ choices }: { choices: NotificationChoices }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? '';
  const isModerator = viewer?.role !== 'user';
  const offered = notificationKinds.filter((kind) => isModerator || kind !== 'report');
  return (
    <div className="grid max-w-xl gap-5">
      <p className="text-quiet">
        What is checked is shown at the bell. Letters tell only what you have not seen on the site:
        those of a day are sent at 7 in the morning (UTC), those of a week on Mondays.
      </p>
      {offered.map((kind) => (
        <Choice
          key={kind}
          kind={kind}
          choice={choices[kind]}
          onChange={(choice) =>
            void dispatch(saveChoice({ viewerId, kind, choice, before: choices[kind] }))
          }
        />
      ))}
    </div>
  );
}
