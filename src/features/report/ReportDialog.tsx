import { reportRules } from '@contract/comments/commentRules';
import type { CallInput } from '@contract/endpoint';
import { addReport } from '@contract/endpoints/reports';
import type { Rule } from '@contract/ruleParts';
import { reportReasonNames, reportTexts } from '@contract/texts/reportTexts';
import { useEffect, useId, useRef, useState } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { mutation } from '@/store/mutation';
import type { ReportedThing } from '@/store/reporting';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextArea } from '@/ui/TextArea';

const sendReport = mutation('report/send', addReport, {
  input: (body: CallInput<typeof addReport>['body']) => ({ body }),
  toasts: { failure: reportTexts.sendFailed },
});

const reasons = ['spam', 'abuse', 'illegal', 'other'] as const;
type Reason = (typeof reasons)[number];

/** `reason` is null until one is chosen. */
type Form = { reason: Reason | null; text: string };

const rules: readonly Rule<Form>[] = [
  { field: 'reason', message: reportTexts.chooseReason, holds: ({ reason }) => reason !== null },
  ...reportRules.map((rule) => ({ ...rule, holds: ({ text }: Form) => rule.holds({ text }) })),
];

type ReportFormProps = {
  reported: ReportedThing;
  onSent: (message: string) => void;
  onCancel: () => void;
};

function ReportForm({ reported: { kind, subjectId }, onSent, onCancel }: ReportFormProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const { form, field, values, set, errorOf, isBusy } = useRuledForm<Form>({
    initial: { reason: null, text: '' },
    rules,
    async onSubmit({ reason, text }) {
      if (reason === null) return;
      const sent = sendReport({ kind, subjectId, reason, text });
      onSent((await dispatch(sent).unwrap()).message);
    },
  });
  const error = errorOf('reason');
  return (
    <form {...form} aria-label="Report" className="grid gap-4">
      <fieldset className="grid gap-1" aria-describedby={error ? id : undefined}>
        <legend className="pb-2 font-medium">Reason</legend>
        {reasons.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={values.reason === reason}
              className="size-5 shrink-0 accent-accent"
              onChange={() => set('reason', reason)}
            />
            {reportReasonNames[reason]}
          </label>
        ))}
        {error ? (
          <p id={id} className="text-sm text-bad">
            {error}
          </p>
        ) : null}
      </fieldset>
      <TextArea label="What is wrong?" hint="Optional" {...field('text')} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Send report
        </Button>
      </div>
    </form>
  );
}

/** The answer stays until the dialog is closed. The form is gone, and with it the focus. */
function SentReport({ message }: { message: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} role="status" tabIndex={-1} className="outline-none">
      {message}
    </p>
  );
}

const titles = {
  post: 'Report Post',
  comment: 'Report Comment',
  profile: 'Report Profile',
  heading: 'Report Heading',
} as const;

type ReportDialogProps = { reported: ReportedThing; onClose: () => void };

/** Reports something to the moderators. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <Dialog title={titles[reported.kind]} isOpen onClose={onClose}>
      {answer === null ? (
        <>
          <p className="text-quiet">
            The moderators will look at <bdi>{reported.name}</bdi>. They don't tell others who
            reported it.
          </p>
          <ReportForm reported={reported} onSent={setAnswer} onCancel={onClose} />
        </>
      ) : (
        <SentReport message={answer} />
      )}
    </Dialog>
  );
}
