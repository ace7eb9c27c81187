import { limits } from '@contract/limits';
import type { Report } from '@contract/moderation/moderationEntities';
import { reportMessages } from '@contract/texts/apiMessages';
import { useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Decision } from './Decision';
import { UndoDecision } from './UndoDecision';

type LastDecisionProps = {
  report: Report;
  onUndone: () => void;
  onClose: () => void;
};

/**
 * What was decided last, which stays in view below the entry that has the focus: the viewer can take it back. If another
 * moderator was faster, it is that decision.
 */
export function LastDecision({ report, onUndone, onClose }: LastDecisionProps) {
  const isOwn = report.decision?.by?._id === useViewer()?.id;
  return (
    <div className="sticky bottom-4 z-10 grid gap-2 rounded-card border bg-raised p-4 floating-shadow">
      <div role="status">
        <p className="font-medium">
          {isOwn ? 'You have decided' : reportMessages.alreadyDecided}
          {isOwn ? (
            <>
              : <bdi>{report.subject.title}</bdi>
            </>
          ) : null}
        </p>
        <Decision report={report} />
      </div>
      {isOwn ? (
        <UndoDecision
          report={report}
          lasts={limits.undoDecision}
          hasKey
          onDone={onUndone}
          onOver={onClose}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
