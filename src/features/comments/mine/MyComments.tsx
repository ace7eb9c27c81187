import { commentsPath } from '@contract/comments/commentsPath';
import { listOwnComments } from '@contract/endpoints/receivedComments';
import { paths } from '@contract/pages';
import { commentTexts } from '@contract/texts/commentTexts';
import { Link } from 'react-router-dom';
import { cachedQuery, type PageArg, pageKey, skipTo } from '@/store/cachedQuery';
import { useRouteData } from '@/store/useRouteData';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { OwnCommentList } from './OwnCommentList';

export const myCommentsQuery = cachedQuery({
  name: 'myComments',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listOwnComments, { query: skipTo(page) }),
  failure: commentTexts.ownFailed,
});

const firstShown = 3;

const skeleton = (
  <div className="grid gap-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
);

const none = (
  <p className="text-quiet">
    You have not commented on a post yet.{' '}
    <Link to={paths.posts} className="text-link">
      Find a post to read
    </Link>
  </p>
);

/** The newest comments of a member, with the newest answers. */
export function MyComments({ viewerId }: { viewerId: string }) {
  const loaded = useRouteData(myCommentsQuery({ viewerId, page: 0 }));
  return (
    <section aria-labelledby="my-comments" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="my-comments" className="text-xl">
          Your comments
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <Link
            to={`${paths.notifications}?view=answers`}
            className="text-link touchable inline-flex items-center"
          >
            Answers to you
          </Link>
          <Link to={commentsPath('own')} className="text-link touchable inline-flex items-center">
            All your comments
          </Link>
        </p>
      </div>
      <WhenLoaded loaded={loaded} failure={commentTexts.ownFailed} skeleton={skeleton}>
        {({ comments }) =>
          comments.length === 0 ? (
            none
          ) : (
            <OwnCommentList
              comments={comments.slice(0, firstShown)}
              aria-labelledby="my-comments"
            />
          )
        }
      </WhenLoaded>
    </section>
  );
}
