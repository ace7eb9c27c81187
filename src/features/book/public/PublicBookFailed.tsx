import { type ApiError, isTemporary } from '@/lib/apiError';
import { Button } from '@/ui/Button';
import { MessagePage } from '@/ui/MessagePage';

type PublicBookFailedProps = { error: ApiError | null; onRetry: () => void };

/** Shown instead of a heading that could not be loaded. */
export function PublicBookFailed({ error, onRetry }: PublicBookFailedProps) {
  if (!isTemporary(error)) {
    return (
      <MessagePage symbol="404" title="Page not found">
        <p>{error?.message}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage symbol="…" title="The heading could not be loaded">
      <p>The server did not answer.</p>
      <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
