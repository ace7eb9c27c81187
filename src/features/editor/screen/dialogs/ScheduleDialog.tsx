import { scheduleTexts } from '@contract/texts/editorTexts';
import { type FormEvent, useState } from 'react';
import { inputTime, nextMorning, timeAndPlace } from '@/lib/calendar';
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

/** The planned time; without one, the next morning. */
const proposedTime = (planned: string | null) =>
  planned !== null && Date.parse(planned) > Date.now() ? new Date(planned) : nextMorning();

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
    min: inputTime(Date.now()),
    max: inputTime(aYearFromNow().getTime()),
  }));
  const [value, setValue] = useState(() => inputTime(proposedTime(planned).getTime()));
  const [error, setError] = useState(refusal ?? null);
  const date = new Date(value);
  const hint = errorOf(date) === null ? timeAndPlace(date.getTime()) : undefined;

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
