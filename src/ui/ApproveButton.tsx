import { ActionButton } from './ActionButton';

type ApproveButtonProps = {
  /** Of the account's owner. */
  name: string;
  className?: string;
  onApprove: () => Promise<unknown>;
};

/** Approves a new account. */
export function ApproveButton({ name, className, onApprove }: ApproveButtonProps) {
  return (
    <ActionButton
      variant="secondary"
      className={className}
      aria-label={`Approve ${name}`}
      onPress={onApprove}
    >
      Approve
    </ActionButton>
  );
}
