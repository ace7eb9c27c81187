import { paths } from '@contract/pages';
import { usePagedQuery } from '@/store/usePagedQuery';
import { NothingYet } from '@/ui/NothingYet';
import { PagedView } from '@/ui/PagedView';
import { myCommentsQuery } from './MyComments';
import { OwnCommentList } from './OwnCommentList';

/** All comments of the member, in pages. */
export function AllMyComments() {
  const list = usePagedQuery(myCommentsQuery);
  return (
    <PagedView
      {...list}
      rowsOf={({ comments }) => comments}
      icon="comment"
      empty={
        <NothingYet to={paths.posts} next="Find a post to read">
          You have not commented on a post yet.
        </NothingYet>
      }
    >
      {({ comments }) => <OwnCommentList comments={comments} aria-label="Your comments" />}
    </PagedView>
  );
}
