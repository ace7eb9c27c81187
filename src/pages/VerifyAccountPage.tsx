import { limits } from '@contract/limits';
import { accountTexts } from '@contract/texts/accountTexts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useVerification } from '@/features/auth/useVerification';
import { useAfter } from '@/lib/useAfter';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

const patience = 1500;
const symbols = { pending: '…', success: '✓', failed: '✕' };

export function VerifyAccountPage() {
  const { username = '', token = '' } = useParams();
  const navigate = useNavigate();
  const state = useVerification({ username, token });
  const [isSlow, setIsSlow] = useState(false);
  const isPending = state === 'pending';
  useAfter(patience, isPending, () => setIsSlow(true));
  useAfter(limits.verificationRedirectAfter, !isPending, () => {
    // Replaced: going back would only bring the same words and send one on again.
    void navigate('/sign-in', { replace: true });
  });

  const pending = isSlow
    ? 'Almost there! Just a moment'
    : 'Please wait while we verify your account';
  const result =
    state === 'success' ? accountTexts.verified : 'Your account verification has failed.';
  return (
    <MessagePage symbol={symbols[state]} title="Verify Account">
      <Head
        title="Verify Account"
        description="The e-mail address of your Commonplace account is being verified."
        isPrivate
      />
      <div role="status" className="grid gap-2 font-serif text-xl">
        <p className={state === 'failed' ? 'text-bad' : 'text-ink'}>
          {isPending ? pending : result}
        </p>
        {isPending ? null : (
          <p>{`You will be redirected in ${limits.verificationRedirectAfter / 1000} seconds.`}</p>
        )}
      </div>
    </MessagePage>
  );
}
