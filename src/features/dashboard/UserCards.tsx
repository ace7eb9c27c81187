import type { UserCard } from '@contract/people/profileEntities';
import { shortDate } from '@/lib/calendar';
import { PersonCard, PersonList } from './PersonCard';

export function UserCards({ users }: { users: readonly UserCard[] }) {
  return (
    <PersonList label="Users">
      {users.map((user) => (
        <PersonCard
          key={user._id}
          username={user.username}
          name={`${user.firstName} ${user.lastName}`}
          avatar={user.avatar.secure_url}
          isBlocked={user.isBlocked}
        >
          <bdi>{`@${user.username}`}</bdi>
          {user.email ? <bdi>{user.email}</bdi> : null}
          <span>{`${shortDate(user.createdAt)} · ${user.role}`}</span>
        </PersonCard>
      ))}
    </PersonList>
  );
}
