import { limits } from '@contract/limits';
import type { HeldComment, Report } from '@contract/moderation/moderationEntities';
import { reportMessages } from '@contract/texts/apiMessages';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { decideListed } from '@/store/posts/decideListed';
import { Decision } from './Decision';
import { DecisionCard } from './DecisionCard';

import { UndoDecision, UndoReport } from './UndoDecision';

type CardProps = { onUndone: () => void; onClose: () => void };

/** What was decided about a report. If another moderator was faster, it is that decision. */
export function LastDecision({ report, onUndone, onClose }: CardProps & { report: Report }) {
  const isOwn = report.decision?.by?._id === useViewer()?.id;
  return (
    <DecisionCard
      undo={
        isOwn ? (
          <UndoReport report={report} lasts={limits.undoDecision} hasKey onDone={onUndone} />
        ) : null
      }
      onClose={onClose}
    >
      <p className="font-medium">
        {isOwn ? 'You have decided' : reportMessages.alreadyDecided}
        {isOwn ? (
          <>
            : <bdi>{report.subject.title}</bdi>
          </>
        ) : null}
      </p>
      <Decision report={report} />
    </DecisionCard>
  );
}

export type DecidedHeld = { comment: HeldComment; state: 'shown' | 'hidden' };

/** What was decided about a held comment. Taken back, it waits again. */
export function LastHeld({ comment, state, onUndone, onClose }: CardProps & DecidedHeld) {
  const dispatch = useAppDispatch();

  async function undo() {
    const outcome = await dispatch(
      decideListed({ commentId: comment._id, state: 'held', reason: '' }),
    );
    return decideListed.fulfilled.match(outcome);
  }

  return (
    <DecisionCard undo={<UndoDecision undo={undo} hasKey onDone={onUndone} />} onClose={onClose}>
      <p className="font-medium">
        {decisionTexts.decided[state]} <bdi>{comment.commentAuthor?.fullName}</bdi>
      </p>
    </DecisionCard>
  );
}
