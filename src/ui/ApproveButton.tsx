import { useState } from 'react';
import { Button } from './Button';

type ApproveButtonProps = {
  /** Of the account's owner. */
  name: string;
  className?: string;
  onApprove: () => Promise<unknown>;
};

/** Approves a new account. */
export function ApproveButton({ name, className, onApprove }: ApproveButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function approve() {
    setIsBusy(true);
    await onApprove();
    setIsBusy(false);
  }

  return (
    <Button
      variant="secondary"
      className={className}
      busy={isBusy}
      aria-label={`Approve ${name}`}
      onClick={() => void approve()}
    >
      Approve
    </Button>
  );
}
