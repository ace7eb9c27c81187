import { commentsPath } from '@contract/comments/commentsPath';
import { can } from '@contract/permissions';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { ModerationQueues } from '@/features/moderation/ModerationQueues';
import { useViewer } from '@/store/hooks';
import { Redirect } from '@/ui/Redirect';

/** Moderators and administrators decide about everything, others about the comments under their own posts. */
export function ModerationView() {
  if (!can(useViewer(), 'moderate')) return <Redirect to={commentsPath('waiting')} />;
  return (
    <ViewFrame title="Moderation" description="What waits for a decision, and what was decided.">
      <ModerationQueues />
    </ViewFrame>
  );
}
