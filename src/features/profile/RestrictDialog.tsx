import type { Restriction } from '@contract/site/siteEntities';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { type FormEvent, useEffect, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import type { AppDispatch } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FailedState } from '@/ui/FailedState';
import { ReasonField } from '@/ui/ReasonField';
import { RestrictionFields, restrictionEnd, usualRestriction } from '@/ui/RestrictionFields';
import { RestrictionList } from './RestrictionList';
import { addRestriction, fetchRestrictions } from './restrictionThunks';

function RestrictForm({ id, onAdded }: { id: string; onAdded: (added: Restriction) => void }) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [chosen, setChosen] = useState(usualRestriction);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function send() {
    const { kind } = chosen;
    const restriction = { id, kind, until: restrictionEnd(chosen), reason: reason.trim() };
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
      <RestrictionFields chosen={chosen} onChange={setChosen} />
      <ReasonField
        hint="The person reads it."
        value={reason}
        error={error}
        onChange={(changed) => {
          setReason(changed);
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

async function loadRestrictions(
  dispatch: AppDispatch,
  id: string,
): Promise<readonly Restriction[] | 'failed'> {
  const outcome = await dispatch(fetchRestrictions({ id }));
  return fetchRestrictions.fulfilled.match(outcome) ? outcome.payload.restrictions : 'failed';
}

type RestrictDialogProps = { id: string; name: string; onClose: () => void };

/** Keeps an account from writing comments or posts, and lifts that again. */
export function RestrictDialog({ id, name, onClose }: RestrictDialogProps) {
  const dispatch = useAppDispatch();
  const [restrictions, setRestrictions] = useState<readonly Restriction[] | 'failed'>([]);

  useEffect(() => {
    void loadRestrictions(dispatch, id).then(setRestrictions);
  }, [dispatch, id]);

  const change = (next: (before: readonly Restriction[]) => readonly Restriction[]) =>
    setRestrictions((before) => (before === 'failed' ? before : next(before)));
  const handleAdded = (added: Restriction) => change((before) => [added, ...before]);
  const handleLifted = (lifted: string) =>
    change((before) => before.filter(({ _id }) => _id !== lifted));

  return (
    <Dialog title="Restrict This Account" isOpen onClose={onClose}>
      <p className="text-quiet">
        <bdi>{name}</bdi> can still read, and delete what they wrote.
      </p>
      {restrictions === 'failed' ? (
        <FailedState
          message={restrictionTexts.listFailed}
          onRetry={() => void loadRestrictions(dispatch, id).then(setRestrictions)}
        />
      ) : (
        <RestrictionList id={id} restrictions={restrictions} onLifted={handleLifted} />
      )}
      <RestrictForm id={id} onAdded={handleAdded} />
    </Dialog>
  );
}
