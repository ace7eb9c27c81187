import { type ApiError, isTemporary } from '@/lib/apiError';
import { Button } from './Button';
import { MessagePage } from './MessagePage';

type LinkFailedProps = {
  error: ApiError | null;
  /** Said if the server has not answered, and the link may still work. */
  title: string;
  text?: string;
  onRetry: () => void;
};

/** Shown instead of a page that could not be loaded. */
export function LinkFailed(props: LinkFailedProps) {
  const { error, title, text = 'The server did not answer.', onRetry } = props;
  if (!isTemporary(error)) {
    return (
      <MessagePage symbol="404" title="Page not found">
        <p>{error?.message}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage symbol="…" title={title}>
      <p>{text}</p>
      <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
