import type { Subscriber } from '@contract/emails/emailEntities';
import { shortDate } from '@/lib/calendar';

/** Confirmed subscribers. `showsAuthors`: they can be those of several authors. */
export function SubscriberList(props: {
  subscribers: readonly Subscriber[];
  showsAuthors: boolean;
}) {
  const { subscribers, showsAuthors } = props;
  return (
    <ul aria-label="Subscribers">
      {subscribers.map(({ _id, email, author, confirmedAt }) => (
        <li key={_id} className="grid gap-1 border-b py-4">
          <bdi className="wrap-anywhere">{email}</bdi>
          <p className="text-sm text-quiet">
            {showsAuthors ? (
              <>
                {author ? (
                  <>
                    Posts of <bdi>{author.fullName}</bdi>
                  </>
                ) : (
                  'All posts'
                )}
                {' · '}
              </>
            ) : null}
            {`Since ${shortDate(confirmedAt)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
