import { limits } from '@contract/limits';
import type { Report } from '@contract/moderation/moderationEntities';
import { reportMessages } from '@contract/texts/apiMessages';
import { useViewer } from '@/store/hooks';
import { Decision } from './Decision';
import { UndoDecision } from './UndoDecision';

type LastDecisionProps = {
  report: Report;
  onUndone: () => void;
};

/** What was decided last: the viewer can take it back. If another moderator was faster, it is that decision. */
export function LastDecision({ report, onUndone }: LastDecisionProps) {
  const isOwn = report.decision?.by?._id === useViewer()?.id;
  return (
    <div className="grid gap-2 border-s-2 border-accent ps-3">
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
        <UndoDecision report={report} lasts={limits.undoDecision} onDone={onUndone} />
      ) : null}
    </div>
  );
}
