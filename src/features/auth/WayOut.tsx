import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { type ApiError, isTemporary } from '@/lib/apiError';
import { Button, buttonClasses } from '@/ui/Button';
import { NewVerificationLink } from './NewVerificationLink';

type WayOutProps = { error: ApiError | null; onRetry: () => void; onSend: () => Promise<void> };

/** What to do after a verification that failed. */
export function WayOut({ error, onRetry, onSend }: WayOutProps) {
  if (isTemporary(error)) {
    return (
      <>
        <p>The server did not answer. The link may still work.</p>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  }
  if (error?.status !== 409) return <NewVerificationLink onSend={onSend} />;
  return (
    <Link to={paths.editProfile} className={buttonClasses('secondary')}>
      Go to your profile
    </Link>
  );
}
