import { Button } from './Button';

type FailedStateProps = { message: string; onRetry: () => void };

export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <p className="text-bad">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
