import { paths } from '@contract/pages';
import { followTexts } from '@contract/texts/followTexts';
import { Link } from 'react-router-dom';
import { shortDate } from '@/lib/dates';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { followingsQuery } from './dashboardQueries';
import { PersonCard, PersonList } from './PersonCard';

const mostShown = 6;

/** Some of the people whom a reader follows, the newest first. */
export function FollowedPeople({ viewerId }: { viewerId: string }) {
  const loaded = useRouteData(followingsQuery({ viewerId, page: 0 }));
  return (
    <section aria-labelledby="followed-people" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="followed-people" className="text-xl">
          People you follow
        </h2>
        <Link to={paths.followings} className="text-link touchable inline-flex items-center">
          All of them
        </Link>
      </div>
      <WhenLoaded
        loaded={loaded}
        failure={followTexts.followingFailed}
        skeleton={<CardSkeletons kind="person" />}
      >
        {({ people }) => (
          <PersonList label="People you follow">
            {people.slice(0, mostShown).map(({ _id, username, fullName, avatar, ...person }) => (
              <PersonCard
                key={_id}
                username={username}
                name={fullName}
                avatar={avatar}
                isBlocked={person.isBlocked}
              >
                {`Followed : ${shortDate(person.createdAt)}`}
              </PersonCard>
            ))}
          </PersonList>
        )}
      </WhenLoaded>
    </section>
  );
}
