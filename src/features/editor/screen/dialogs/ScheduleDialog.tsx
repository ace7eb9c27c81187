import { scheduleTexts } from '@contract/texts/scheduleTexts';
import { type FormEvent, useId, useState } from 'react';
import { localTime } from '@/lib/localTime';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';

type ScheduleDialogProps = {
  isOpen: boolean;
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

type FormProps = Pick<ScheduleDialogProps, 'planned' | 'refusal' | 'onChoose'> & { id: string };

function ScheduleForm({ id, planned, refusal, onChoose }: FormProps) {
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
    <form id={id} noValidate onSubmit={handleSubmit}>
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
    </form>
  );
}

/** Asks when a draft is to be published. */
export function ScheduleDialog({ isOpen, onClose, ...form }: ScheduleDialogProps) {
  const id = useId();
  return (
    <Dialog
      title="Schedule this post"
      isOpen={isOpen}
      onClose={onClose}
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Schedule
          </Button>
        </>
      }
    >
      <p>
        It stays a draft until then. You can change the time here, and take it back beside the main
        button or in your posts.
      </p>
      <ScheduleForm id={id} {...form} />
    </Dialog>
  );
}
