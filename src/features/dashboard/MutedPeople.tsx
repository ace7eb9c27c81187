import { profilePath } from '@contract/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { unmuteUser } from '@/store/posts/muteThunks';
import { useRouteData } from '@/store/useRouteData';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { mutesQuery } from './dashboardQueries';

/** The people whose comments the user does not see. */
export function MutedPeople() {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const [page, setPage] = useState(0);
  const loaded = useRouteData(mutesQuery({ viewerId, page }));

  async function handleUnmute(authorId: string) {
    const outcome = await dispatch(unmuteUser({ authorId }));
    if (unmuteUser.fulfilled.match(outcome)) loaded.reload();
  }

  return (
    <section aria-labelledby="muted-people" className="grid max-w-xl gap-3">
      <h2 id="muted-people" className="text-2xl">
        Muted people
      </h2>
      <p className="text-quiet">
        You don't see the comments of people whom you have muted. They are not told.
      </p>
      <WhenLoaded
        loaded={loaded}
        failure={mutesQuery.failure}
        skeleton={<CardSkeletons kind="person" />}
      >
        {({ people, areMore }) => (
          <>
            {people.length === 0 ? <p>You have muted no one.</p> : null}
            <ul aria-label="Muted people">
              {people.map(({ _id: id, username, fullName, avatar }) => (
                <li key={id} className="flex flex-wrap items-center gap-3 border-b py-3">
                  <Avatar src={avatar.secure_url} name={fullName} />
                  <Link to={profilePath(username)} className="min-w-0 flex-1 underline">
                    <bdi>{fullName}</bdi>
                  </Link>
                  <Button variant="secondary" onClick={() => void handleUnmute(id)}>
                    Unmute{' '}
                    <span className="sr-only">
                      <bdi>{fullName}</bdi>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
            <Pagination page={page} count={people.length} areMore={areMore} onPage={setPage} />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
