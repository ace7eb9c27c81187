import { moderationTexts } from '@contract/texts/moderationTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { addRestriction } from '@/store/restrictionThunks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ReasonField } from '@/ui/ReasonField';
import { RestrictionFields, restrictionEnd, usualRestriction } from '@/ui/RestrictionFields';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { RestrictionList } from './RestrictionList';
import { restrictionsQuery } from './restrictionThunks';

function RestrictForm({ id, onAdded }: { id: string; onAdded: () => void }) {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [chosen, setChosen] = useState(usualRestriction);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function send() {
    const { kind } = chosen;
    const restriction = { id, kind, until: restrictionEnd(chosen), reason: reason.trim() };
    const outcome = await dispatch(addRestriction(restriction));
    if (addRestriction.fulfilled.match(outcome)) onAdded();
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

type RestrictDialogProps = {
  id: string;
  name: string;
  /** False for an account whose restrictions can only be lifted. */
  canAdd: boolean;
  onClose: () => void;
};

/** Forbids an account to write comments, posts or public headings, and allows it again. */
export function RestrictDialog({ id, name, canAdd, onClose }: RestrictDialogProps) {
  const viewerId = useViewer()?.id ?? '';
  const loaded = useRouteData(restrictionsQuery({ viewerId, id }));

  function handleAdded() {
    loaded.reload();
    onClose();
  }

  return (
    <Dialog title={canAdd ? 'Restrict This Account' : 'Restrictions'} isOpen onClose={onClose}>
      {canAdd ? (
        <p className="text-quiet">
          <bdi>{name}</bdi> can still read, and delete what they wrote.
        </p>
      ) : null}
      <WhenLoaded
        loaded={loaded}
        failure={restrictionTexts.listFailed}
        skeleton={<Skeleton className="h-12" />}
      >
        {(restrictions) =>
          restrictions.length > 0 || canAdd ? (
            <RestrictionList id={id} restrictions={restrictions} onLifted={loaded.reload} />
          ) : (
            <p>
              <bdi>{name}</bdi> is not restricted.
            </p>
          )
        }
      </WhenLoaded>
      {canAdd ? <RestrictForm id={id} onAdded={handleAdded} /> : null}
    </Dialog>
  );
}
