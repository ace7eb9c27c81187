import { useSearchParams } from 'react-router-dom';
import { AllMyComments } from '@/features/comments/mine/AllMyComments';
import { CommentTabs, tabOf } from '@/features/comments/received/CommentTabs';
import { ReceivedComments } from '@/features/comments/received/ReceivedComments';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { usePending } from '@/features/moderation/usePending';

/** The comments under the member's posts, and those that the member wrote. */
export function CommentsView() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const pending = usePending();
  return (
    <ViewFrame title="Comments" description="What others wrote under your posts.">
      <CommentTabs current={tab} />
      {tab === 'own' ? (
        <AllMyComments />
      ) : (
        <ReceivedComments view={tab} onDecided={pending.reload} />
      )}
    </ViewFrame>
  );
}
