import { limits } from '@contract/limits';
import { type Restriction, type RestrictionKind, restrictionKind } from '@contract/siteEntities';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { type FormEvent, useEffect, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/TextArea';
import { inputClasses } from '@/ui/TextField';
import { RestrictionList } from './RestrictionList';
import { addRestriction, fetchRestrictions } from './restrictionThunks';

const kindNames: Readonly<Record<RestrictionKind, string>> = {
  comment: 'Writing comments',
  post: 'Writing posts',
};

const day = 24 * 60 * 60_000;
const lengths = [
  { name: 'One day', time: day },
  { name: 'One week', time: 7 * day },
  { name: 'Thirty days', time: 30 * day },
  { name: 'Without an end', time: null },
] as const;

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
};

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={inputClasses}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function RestrictForm({ id, onAdded }: { id: string; onAdded: (added: Restriction) => void }) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [kind, setKind] = useState<RestrictionKind>('comment');
  const [length, setLength] = useState(1);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function send() {
    const time = lengths[length]?.time ?? null;
    const until = time === null ? null : new Date(Date.now() + time).toISOString();
    const restriction = { id, kind, until, reason: reason.trim() };
    const outcome = await dispatch(addRestriction(restriction));
    if (!addRestriction.fulfilled.match(outcome)) return;
    setReason('');
    onAdded(outcome.payload.restriction);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') setError(moderationTexts.reasonNeeded);
    else void run(send);
  }

  return (
    <form noValidate aria-label="Restrict" className="grid gap-4" onSubmit={handleSubmit}>
      <Select
        label="What is not allowed"
        value={kind}
        options={restrictionKind.options.map((value) => ({ value, name: kindNames[value] }))}
        onChange={(chosen) => setKind(chosen === 'post' ? 'post' : 'comment')}
      />
      <Select
        label="How long"
        value={String(length)}
        options={lengths.map(({ name }, at) => ({ value: String(at), name }))}
        onChange={(chosen) => setLength(Number(chosen))}
      />
      <TextArea
        label="Reason"
        hint="The person reads it."
        value={reason}
        maxLength={limits.longest.reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(null);
        }}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="danger" busy={isBusy}>
          Restrict
        </Button>
      </div>
    </form>
  );
}

type RestrictDialogProps = { id: string; name: string; onClose: () => void };

/** Keeps an account from writing comments or posts, and lifts that again. */
export function RestrictDialog({ id, name, onClose }: RestrictDialogProps) {
  const dispatch = useAppDispatch();
  const [restrictions, setRestrictions] = useState<readonly Restriction[]>([]);

  useEffect(() => {
    void dispatch(fetchRestrictions({ id })).then((outcome) => {
      if (fetchRestrictions.fulfilled.match(outcome)) setRestrictions(outcome.payload.restrictions);
    });
  }, [dispatch, id]);

  const handleAdded = (added: Restriction) => setRestrictions((before) => [added, ...before]);
  const handleLifted = (lifted: string) =>
    setRestrictions((before) => before.filter(({ _id }) => _id !== lifted));

  return (
    <Dialog title="Restrict This Account" isOpen onClose={onClose}>
      <p className="text-quiet">
        <bdi>{name}</bdi> can still read, and delete what they wrote.
      </p>
      <RestrictionList id={id} restrictions={restrictions} onLifted={handleLifted} />
      <RestrictForm id={id} onAdded={handleAdded} />
    </Dialog>
  );
}
