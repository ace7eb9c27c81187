import { limits } from '@contract/limits';
import { accountTexts } from '@contract/texts/accountTexts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { verificationQuery } from '@/features/auth/verificationSlice';
import { useAfter } from '@/lib/useAfter';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

const slowAfter = 1500;
const symbols = { idle: '…', loading: '…', ready: '✓', failed: '✕' };

export function VerifyAccountPage() {
  const { username = '', token = '' } = useParams();
  const navigate = useNavigate();
  const { status } = useRouteData(verificationQuery({ username, token }));
  const [isSlow, setIsSlow] = useState(false);
  const isPending = status === 'idle' || status === 'loading';
  useAfter(slowAfter, isPending, () => setIsSlow(true));
  useAfter(limits.verificationRedirectAfter, !isPending, () => {
    // Replaces the history entry: going back to this page would only redirect again.
    void navigate('/sign-in', { replace: true });
  });

  const pending = isSlow
    ? 'Almost there! Just a moment'
    : 'Please wait while we verify your account';
  const result =
    status === 'ready' ? accountTexts.verified : 'Your account verification has failed.';
  return (
    <MessagePage symbol={symbols[status]} title="Verify Account">
      <Head
        title="Verify Account"
        description="The e-mail address of your Commonplace account is being verified."
        isPrivate
      />
      <div role="status" className="grid gap-2 font-serif text-xl">
        <p className={status === 'failed' ? 'text-bad' : 'text-ink'}>
          {isPending ? pending : result}
        </p>
        {isPending ? null : (
          <p>{`You will be redirected in ${limits.verificationRedirectAfter / 1000} seconds.`}</p>
        )}
      </div>
    </MessagePage>
  );
}
