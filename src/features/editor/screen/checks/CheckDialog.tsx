import { useRef } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Finding, Place } from '../../draft/checkPost';
import { FindingRow } from './FindingRow';

const countText = (count: number) =>
  count === 0
    ? 'Nothing to improve was found.'
    : `${count} ${count === 1 ? 'finding' : 'findings'}`;

type CheckDialogProps = {
  title: string;
  findings: readonly Finding[] | null;
  /** null if the writer only asked for the check. */
  publishLabel: string | null;
  onPublish: () => void;
  onShow: (place: Place) => void;
  onFix: (finding: Finding) => void;
  /** null if there is no fix to undo. */
  onUndo: (() => void) | null;
  onClose: () => void;
};

/** Lists what could be better. Findings don't prevent publishing. */
export function CheckDialog({
  title,
  findings,
  publishLabel,
  onPublish,
  ...handlers
}: CheckDialogProps) {
  const { onShow, onFix, onUndo, onClose } = handlers;
  const status = useRef<HTMLParagraphElement>(null);

  function handleFix(finding: Finding) {
    // The focused button disappears with its finding.
    status.current?.focus();
    onFix(finding);
  }

  const actions = (
    <>
      {onUndo ? (
        <Button variant="quiet" className="me-auto" onClick={onUndo}>
          Undo the fix
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onClose}>
        Back to writing
      </Button>
      {publishLabel ? <Button onClick={onPublish}>{publishLabel}</Button> : null}
    </>
  );
  return (
    <Dialog
      title={title}
      isOpen={findings !== null}
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
    >
      <p ref={status} role="status" tabIndex={-1} className="text-quiet outline-none">
        {countText(findings?.length ?? 0)}
      </p>
      {findings && findings.length > 0 ? (
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <FindingRow
              key={`${JSON.stringify(finding.place)} ${finding.message}`}
              finding={finding}
              onFix={() => handleFix(finding)}
              onShow={() => onShow(finding.place)}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
