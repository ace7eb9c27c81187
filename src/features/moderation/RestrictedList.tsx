import type { RestrictedPerson } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeRestriction } from '@/lib/describeRestriction';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { addRestriction, liftRestriction } from '@/store/restrictionThunks';
import { ActionButton } from '@/ui/ActionButton';
import { Button } from '@/ui/Button';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { Moment } from '@/ui/Moment';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { RestrictionFields, restrictionEnd, usualRestriction } from '@/ui/RestrictionFields';

type ItemProps = {
  restricted: RestrictedPerson;
  onLift: () => Promise<void>;
  onChange: () => void;
};

function RestrictedItem({ restricted, onLift, onChange }: ItemProps) {
  const { person, role, ...restriction } = restricted;
  const viewer = useViewer();
  const account = { id: person._id, role };
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <p className="text-lg">
        <Link dir="auto" to={profilePath(person.username)} className="text-link">
          {person.fullName}
        </Link>
      </p>
      <p className="text-sm text-quiet">
        {describeRestriction(restriction)} · Since <Moment at={restriction.createdAt} />
      </p>
      <p dir="auto" className="wrap-anywhere border-s-2 ps-3 text-quiet">
        {restriction.reason}
      </p>
      <div className="flex flex-wrap gap-2">
        {can(viewer, 'lift restriction', account) ? (
          <ActionButton variant="secondary" aria-keyshortcuts="l" onPress={onLift}>
            Lift
          </ActionButton>
        ) : null}
        {can(viewer, 'restrict', account) ? (
          <Button variant="secondary" aria-keyshortcuts="c" onClick={onChange}>
            Change…
          </Button>
        ) : null}
      </div>
    </li>
  );
}

type ChangeDialogProps = {
  restricted: RestrictedPerson;
  onChanged: () => void;
  onClose: () => void;
};

/** Puts another restriction in the place of this one. */
function ChangeDialog({ restricted, onChanged, onClose }: ChangeDialogProps) {
  const { _id: replaces, kind, person, reason: given } = restricted;
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState({ ...usualRestriction, kind });

  async function handleConfirm(reason: string) {
    const until = restrictionEnd(chosen);
    const changed = { id: person._id, kind: chosen.kind, until, reason, replaces };
    const isDone = addRestriction.fulfilled.match(await dispatch(addRestriction(changed)));
    if (isDone) onChanged();
    return isDone;
  }

  return (
    <ReasonDialog
      title="Change This Restriction"
      confirmLabel="Change"
      preselected={given}
      fields={<RestrictionFields chosen={chosen} onChange={setChosen} />}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <bdi>{person.fullName}</bdi> {decisionTexts.changedRestriction}
    </ReasonDialog>
  );
}

type RestrictedListProps = { people: readonly RestrictedPerson[]; onChanged: () => void };

/** Who is restricted now, from what and why. */
export function RestrictedList({ people, onChanged }: RestrictedListProps) {
  const dispatch = useAppDispatch();
  const [changing, setChanging] = useState<RestrictedPerson | null>(null);
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(people.map(({ _id }) => _id));
  useListKeys(list);

  async function lift({ _id: restrictionId, person }: RestrictedPerson) {
    const lifting = liftRestriction({ id: person._id, restrictionId });
    const outcome = await dispatch(lifting);
    // Another moderator was faster: the list no longer has it.
    const isOver = liftRestriction.rejected.match(outcome) ? outcome.payload?.status === 404 : true;
    if (!isOver) return;
    leaveEntry(restrictionId);
    onChanged();
  }

  function handleChanged({ _id: id }: RestrictedPerson) {
    leaveEntry(id);
    onChanged();
  }

  return (
    <>
      <ListKeysHint others={decisionTexts.restrictedKeys} />
      <ul ref={list} aria-label="Restricted people" className="divide-y">
        {people.map((restricted) => (
          <RestrictedItem
            key={restricted._id}
            restricted={restricted}
            onLift={async () => lift(restricted)}
            onChange={() => setChanging(restricted)}
          />
        ))}
      </ul>
      {changing ? (
        <ChangeDialog
          restricted={changing}
          onChanged={() => handleChanged(changing)}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </>
  );
}
