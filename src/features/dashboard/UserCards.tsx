import type { UserCard } from '@contract/people/profileEntities';
import { shortDate } from '@/lib/calendar';
import { ApproveButton } from '@/ui/ApproveButton';
import { PersonCard, PersonList } from './PersonCard';

type UserCardsProps = {
  users: readonly UserCard[];
  onApprove: (user: UserCard) => Promise<unknown>;
};

const nameOf = ({ firstName, lastName }: UserCard) => `${firstName} ${lastName}`;

export function UserCards({ users, onApprove }: UserCardsProps) {
  return (
    <PersonList label="Users">
      {users.map((user) => (
        <PersonCard
          key={user._id}
          username={user.username}
          name={nameOf(user)}
          avatar={user.avatar.secure_url}
          isBlocked={user.isBlocked}
          awaitsApproval={user.awaitsApproval}
          {...(user.awaitsApproval
            ? {
                action: (
                  <ApproveButton
                    name={nameOf(user)}
                    className="mb-4"
                    onApprove={() => onApprove(user)}
                  />
                ),
              }
            : {})}
        >
          <bdi>{`@${user.username}`}</bdi>
          {user.email ? <bdi>{user.email}</bdi> : null}
          <span>{`${shortDate(user.createdAt)} · ${user.role}`}</span>
        </PersonCard>
      ))}
    </PersonList>
  );
}
