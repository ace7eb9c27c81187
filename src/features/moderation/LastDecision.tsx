import { limits } from '@contract/limits';
import type { Report } from '@contract/moderation/moderationEntities';
import { reportMessages } from '@contract/texts/apiMessages';
import { focusHeading } from '@/lib/browser/focusHeading';
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
 * What was decided last, which the viewer can take back. If another moderator was faster, it is that decision. It stays
 * until the next one, so that the entries below it don't move by themselves.
 */
export function LastDecision({ report, onUndone, onClose }: LastDecisionProps) {
  const isOwn = report.decision?.by?._id === useViewer()?.id;

  function handleClose() {
    focusHeading();
    onClose();
  }

  return (
    <div className="grid gap-2 rounded-card border bg-raised p-4">
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
      <div className="flex flex-wrap gap-2">
        {isOwn ? (
          <UndoDecision report={report} lasts={limits.undoDecision} hasKey onDone={onUndone} />
        ) : null}
        <Button variant="secondary" onClick={handleClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
