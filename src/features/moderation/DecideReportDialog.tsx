import type { Report, ReportAction, ReportKind } from '@contract/moderation/moderationEntities';
import type { RestrictionKind } from '@contract/site/siteEntities';
import { decidedTogether } from '@contract/texts/decisionTexts';
import { readyReasons } from '@contract/texts/readyReasons';
import { reportReasonNames } from '@contract/texts/reportTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { useState } from 'react';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { RestrictionFields, restrictionEnd, usualRestriction } from '@/ui/RestrictionFields';
import type { ReportDecision } from './moderationThunks';

/** What a moderator does about a reported subject; null: nothing but to uphold the report. */
export type Upheld = ReportAction | null;

const readsReason = 'The person reads your reason.';
const dialogs = {
  hide: { title: 'Hide This Comment', confirmLabel: 'Hide', text: 'Its writer reads your reason.' },
  remove: {
    title: 'Remove This Comment',
    confirmLabel: 'Remove',
    text: 'Its writer reads your reason. Moderators can show it again for 180 days.',
  },
  unpublish: {
    title: 'Unpublish This Post',
    confirmLabel: 'Unpublish',
    text: withheldTexts.unpublishQuestion,
  },
  private: {
    title: 'Make This Heading Private',
    confirmLabel: 'Make private',
    text: 'Only its owner will see it. Administrators read your reason in the log.',
  },
  restrict: { title: 'Restrict the Author', confirmLabel: 'Restrict', text: readsReason },
  block: {
    title: 'Block the Author',
    confirmLabel: 'Block',
    text: 'The person can no longer sign in, and reads your reason then. Others no longer see what they wrote.',
  },
  none: {
    title: 'Uphold This Report',
    confirmLabel: 'Uphold',
    text: 'Administrators read your reason in the log.',
  },
} as const;

function dialogOf(kind: ReportKind, action: Upheld) {
  if (action === 'hide' && kind === 'post') return 'unpublish';
  return action === 'hide' && kind === 'heading' ? 'private' : (action ?? 'none');
}

/** What somebody may usually not write after this was reported. */
const usualKinds: Readonly<Record<ReportKind, RestrictionKind>> = {
  comment: 'comment',
  post: 'post',
  profile: 'comment',
  heading: 'book',
};

const reasonNames: Readonly<Record<string, string>> = reportReasonNames;

/** The ready reason that most reports name; '' if none fits. */
function usualReason({ reasons }: Report) {
  const [most] = Object.entries(reasons).toSorted(([, one], [, other]) => other - one);
  return readyReasons.find((ready) => ready === `${reasonNames[most?.[0] ?? '']}.`) ?? '';
}

type DecideReportDialogProps = {
  report: Report;
  action: Upheld;
  /** How many others about the same person are decided together. */
  others: number;
  /** Returns whether it was done. */
  onDecide: (decision: ReportDecision) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why a report is upheld and, for a restriction, of what and how long. */
export function DecideReportDialog(props: DecideReportDialogProps) {
  const { report, action, others, onDecide, onClose } = props;
  const { kind } = report;
  const [restriction, setRestriction] = useState({
    ...usualRestriction,
    kind: usualKinds[kind],
  });
  const { title, confirmLabel, text } = dialogs[dialogOf(kind, action)];
  const isRestricted = action === 'restrict';

  async function handleConfirm(reason: string) {
    const limits = isRestricted
      ? { kind: restriction.kind, until: restrictionEnd(restriction) }
      : {};
    return onDecide({ decision: 'upheld', reason, ...(action ? { action } : {}), ...limits });
  }

  return (
    <ReasonDialog
      title={title}
      confirmLabel={confirmLabel}
      preselected={usualReason(report)}
      fields={
        isRestricted ? <RestrictionFields chosen={restriction} onChange={setRestriction} /> : null
      }
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {text}
      {others > 0
        ? ` ${decidedTogether(others, { takesAway: action === 'hide' || action === 'remove' })}`
        : ''}
    </ReasonDialog>
  );
}
