import {
  type ChosenKind,
  chosenKinds,
  type LetterPeriod,
  letterPeriod,
  type NotificationChoice,
  type NotificationChoices,
} from '@contract/notifications/notificationEntities';
import { useId } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { SelectField } from '@/ui/SelectField';
import { EmailSwitch } from './EmailSwitch';
import { saveChoices } from './notificationThunks';

const labels: Readonly<Record<ChosenKind, { name: string; hint: string }>> = {
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
  held: { name: 'Approval', hint: 'A comment waits for approval, or yours was decided about.' },
  scheduled: { name: 'Scheduled posts', hint: 'The time of your post has come.' },
  review: { name: 'Daily review', hint: 'Passages of your book to read again, once a day.' },
};

const periods: Readonly<Record<LetterPeriod, string>> = {
  now: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};

type ChoiceProps = {
  kind: ChosenKind;
  choice: NotificationChoice;
  onChange: (choice: NotificationChoice) => void;
};

function Choice({ kind, choice, onChange }: ChoiceProps) {
  const { name, hint } = labels[kind];
  const id = useId();
  return (
    <tr className="border-b align-top">
      <th scope="row" className="wrap-anywhere relative py-3 text-start font-normal">
        {/* A press anywhere on the cell switches. */}
        <label htmlFor={id} className="block after:absolute after:inset-0">
          {name}
        </label>
        <span id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </span>
      </th>
      <td className="px-2 py-3">
        <input
          id={id}
          type="checkbox"
          aria-label={name}
          aria-describedby={`${id}-hint`}
          className="mt-2 block size-6 accent-accent"
          checked={choice.site}
          onChange={({ target }) => onChange({ ...choice, site: target.checked })}
        />
      </td>
      <td className="py-3 text-sm">
        <SelectField
          label={`By e-mail about ${name}`}
          isLabelHidden
          value={choice.letter}
          options={letterPeriod.options.map((value) => ({ value, name: periods[value] }))}
          onChange={(letter) => onChange({ ...choice, letter })}
        />
      </td>
    </tr>
  );
}

/** The kinds of notifications, each with its choice. It is saved at once. */
export function ChoiceList({ choices }: { choices: NotificationChoices }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? '';
  const isModerator = viewer?.role !== 'user';
  const offered = chosenKinds.filter((kind) => isModerator || kind !== 'report');
  return (
    <div className="grid max-w-xl gap-5">
      <p className="text-quiet">
        What is checked is shown at the bell. E-mails contain only what you have not seen on the
        site: daily ones, and weekly ones on Mondays, are sent at the hour below.
      </p>
      <EmailSwitch choices={choices} />
      <table className="w-full table-fixed text-start">
        {/* Of large text, the columns of a phone are parts of the window. */}
        <caption className="sr-only">How you are told about each kind</caption>
        <thead className="border-b text-sm">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              What happens
            </th>
            <th scope="col" className="w-[min(5.5rem,24vw)] px-2 py-2 text-start font-medium">
              On the site
            </th>
            <th scope="col" className="w-[min(8rem,36vw)] py-2 text-start font-medium sm:w-40">
              By e-mail
            </th>
          </tr>
        </thead>
        <tbody>
          {offered.map((kind) => (
            <Choice
              key={kind}
              kind={kind}
              choice={choices[kind]}
              onChange={(choice) =>
                void dispatch(
                  saveChoices({
                    viewerId,
                    choices: { [kind]: choice },
                    before: { [kind]: choices[kind] },
                  }),
                )
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
