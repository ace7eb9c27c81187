import { can } from '@contract/permissions';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { HeldQueue } from '@/features/moderation/HeldQueue';
import { ModerationQueues } from '@/features/moderation/ModerationQueues';
import { useViewer } from '@/store/hooks';

/** Moderators and administrators decide about everything, others about the comments under their own posts. */
export function ModerationView() {
  return can(useViewer(), 'moderate') ? (
    <ViewFrame title="Moderation" description="What waits for a decision, and what was decided.">
      <ModerationQueues />
    </ViewFrame>
  ) : (
    <ViewFrame
      title="Comments"
      description="Comments under your posts that wait for your approval."
    >
      <HeldQueue />
    </ViewFrame>
  );
}
