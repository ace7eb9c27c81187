import { commentsPath } from '@contract/comments/commentsPath';
import type { ReceivedView } from '@contract/comments/receivedEntities';
import { paths } from '@contract/pages';
import { receivedTexts } from '@contract/texts/receivedTexts';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { ReceivedList } from './ReceivedList';
import { receivedQuery, recountReceived } from './receivedQuery';

type ReceivedCommentsProps = {
  view: ReceivedView;
  /** What waits may be less than before. */
  onDecided: () => void;
};

/** The comments under all posts of the member. */
export function ReceivedComments({ view, onDecided }: ReceivedCommentsProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const arg = { viewerId, page: pages[0], view };
  const loaded = useRouteData(receivedQuery(arg));

  function handleChanged() {
    dispatch(recountReceived(arg));
    onDecided();
  }

  const empty =
    view === 'all' ? (
      <NothingYet to={paths.ownPosts} next="Show your posts">
        {receivedTexts.none.all}
      </NothingYet>
    ) : (
      <NothingYet to={commentsPath('all')} next="Show all comments">
        {receivedTexts.none[view]}
      </NothingYet>
    );
  return (
    <PagedView
      loaded={loaded}
      failure={receivedTexts.failed}
      rowsOf={({ comments }) => comments}
      pages={pages}
      icon="comment"
      empty={empty}
    >
      {({ comments }) => (
        <ReceivedList
          comments={comments}
          onChanged={handleChanged}
          onOvertaken={() => loaded.reload()}
        />
      )}
    </PagedView>
  );
}
