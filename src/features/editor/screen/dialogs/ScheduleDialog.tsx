import { scheduleTexts } from '@contract/texts/scheduleTexts';
import { type FormEvent, useState } from 'react';
import { localTime } from '@/lib/localTime';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';

type ScheduleDialogProps = {
  /** The time that was planned before. */
  planned: string | null;
  /** Why the chosen time was refused. */
  refusal?: string | undefined;
  onChoose: (publishAt: string) => void;
  onClose: () => void;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The value of an input of the type "datetime-local". */
function inputValue(date: Date) {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The planned time; without one, nine o'clock of the next day. */
function proposedTime(planned: string | null) {
  if (planned !== null && Date.parse(planned) > Date.now()) return new Date(planned);
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return date;
}

function aYearFromNow() {
  const date = new Date();
  date.setFullYear(date.getFullYear() + 1);
  return date;
}

function errorOf(date: Date) {
  if (Number.isNaN(date.getTime())) return scheduleTexts.missing;
  if (date.getTime() <= Date.now()) return scheduleTexts.past;
  return date > aYearFromNow() ? scheduleTexts.far : null;
}

/** Asks when a draft is to be published. */
export function ScheduleDialog({ planned, refusal, onChoose, onClose }: ScheduleDialogProps) {
  const [range] = useState(() => ({
    min: inputValue(new Date()),
    max: inputValue(aYearFromNow()),
  }));
  const [value, setValue] = useState(() => inputValue(proposedTime(planned)));
  const [error, setError] = useState(refusal ?? null);
  const date = new Date(value);
  const hint = errorOf(date) === null ? localTime(date.toISOString()) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = errorOf(new Date(value));
    setError(found);
    if (found === null) onChoose(new Date(value).toISOString());
  }

  return (
    <FormDialog
      title="Schedule this post"
      submitLabel="Schedule"
      intro={
        <p>
          It stays a draft until then. You can change the time here. To take it back, choose “Take
          back the schedule” from the menu beside the main button, or “Take back” in your posts.
        </p>
      }
      form={{ onSubmit: handleSubmit }}
      onClose={onClose}
    >
      <TextField
        label="Publish at"
        type="datetime-local"
        value={value}
        {...range}
        hint={hint}
        error={error ?? undefined}
        onChange={({ target }) => {
          setValue(target.value);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
