import type { UserCard } from '@contract/entities';
import { longDate } from '@/lib/dates';
import { BlockedMark } from './BlockedMark';
import { PersonCard, PersonList } from './PersonCard';

function Details({ user }: { user: UserCard }) {
  return (
    <>
      <span className="whitespace-nowrap">
        {longDate(user.createdAt)} · {user.role}
      </span>{' '}
      {user.isBlocked ? <BlockedMark /> : null}
    </>
  );
}

export function UserCards({ users }: { users: readonly UserCard[] }) {
  return (
    <PersonList label="Users">
      {users.map((user) => (
        <PersonCard
          key={user._id}
          username={user.username}
          name={`${user.firstName} ${user.lastName}`}
          avatar={user.avatar.secure_url}
        >
          <Details user={user} />
        </PersonCard>
      ))}
    </PersonList>
  );
}
