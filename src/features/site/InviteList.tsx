import type { Invite } from '@contract/invites/inviteEntities';
import { useState } from 'react';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { Moment } from '@/ui/Moment';
import { withdrawInvite } from './inviteQueries';

const roleNames = { user: '', moderator: ', as moderator', admin: ', as administrator' };

function State({ invite }: { invite: Invite }) {
  const { acceptedAt, expiresAt } = invite;
  const [now] = useState(Date.now);
  if (acceptedAt !== null) {
    return (
      <>
        Accepted <Moment at={acceptedAt} />
      </>
    );
  }
  const hasEnded = Date.parse(expiresAt) <= now;
  return (
    <>
      {hasEnded ? 'Ended' : 'Waits until'} <Moment at={expiresAt} show="day" />
    </>
  );
}

type InviteItemProps = { invite: Invite; onWithdrawn: () => void };

function InviteItem({ invite, onWithdrawn }: InviteItemProps) {
  const dispatch = useAppDispatch();
  const { _id: id, email, role, acceptedAt } = invite;

  async function withdraw() {
    const outcome = await dispatch(withdrawInvite({ id }));
    if (withdrawInvite.fulfilled.match(outcome)) onWithdrawn();
  }

  return (
    <li
      data-item={id}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-3"
    >
      <div className="grid gap-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {email}
        </p>
        <p className="text-sm text-quiet">
          <State invite={invite} />
          {roleNames[role]}
        </p>
      </div>
      {acceptedAt === null ? (
        <ActionButton
          variant="quiet"
          aria-label={`Withdraw the invitation of ${email}`}
          onPress={withdraw}
        >
          Withdraw
        </ActionButton>
      ) : null}
    </li>
  );
}

type InviteListProps = { invites: readonly Invite[]; onChanged: () => void };

/** Who was invited, newest first. */
export function InviteList({ invites, onChanged }: InviteListProps) {
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(invites.map(({ _id }) => _id));
  return (
    <ul ref={list} aria-label="Invitations" className="max-w-xl border-t">
      {invites.map((invite) => (
        <InviteItem
          key={invite._id}
          invite={invite}
          onWithdrawn={() => {
            leaveEntry(invite._id);
            onChanged();
          }}
        />
      ))}
    </ul>
  );
}
