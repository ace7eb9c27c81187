import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { accountAnswers } from '@contract/texts/accountAnswers';
import { accountTexts } from '@contract/texts/accountTexts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { VerificationStatus } from '@/features/auth/VerificationStatus';
import { verificationQuery } from '@/features/auth/verificationQuery';
import { WayOut } from '@/features/auth/WayOut';
import { sendVerification } from '@/features/dashboard/dashboardThunks';
import { focusHeading } from '@/lib/browser/focusHeading';
import { useAfter } from '@/lib/hooks/useAfter';
import { useAppDispatch } from '@/store/hooks';
import { verificationPlace } from '@/store/session/verificationPlace';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

const slowAfter = 1500;
/** Answers that tell more than that the account is verified. */
const answersWithMore = [accountAnswers.emailConfirmed, accountAnswers.alreadyVerified];
const symbols = { idle: '…', loading: '…', ready: '✓', failed: '✕' };

export function VerifyAccountPage() {
  const { username = '', token = '' } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { status, data, error, reload } = useRouteData(verificationQuery({ username, token }));
  const [isSlow, setIsSlow] = useState(false);
  /** Set when the user turns to the way out, which the redirect would take away. */
  const [isStaying, setIsStaying] = useState(false);
  const isPending = status === 'idle' || status === 'loading';
  // Known if the link was opened in the browser in which something needed the verified address.
  const place = status === 'ready' ? verificationPlace.read() : null;
  useAfter(slowAfter, isPending, () => setIsSlow(true));
  useAfter(limits.verificationRedirectAfter, !isPending && !isStaying, () => {
    // Replaces the history entry: going back to this page would only redirect again.
    void navigate(paths.signIn, { replace: true, state: place });
    verificationPlace.forget();
  });

  function handleRetry() {
    setIsStaying(false);
    focusHeading();
    reload();
  }

  async function handleSend() {
    // Safari doesn't focus a button that is clicked.
    setIsStaying(true);
    await dispatch(sendVerification());
  }

  return (
    <MessagePage
      symbol={symbols[status]}
      isSuccess={status === 'ready'}
      title={place ? accountTexts.emailIsVerified : 'Verify Account'}
    >
      <Head
        title="Verify Account"
        description={(site) => `The e-mail address of your ${site} account is being verified.`}
        isPrivate
      />
      <VerificationStatus
        status={isPending ? 'pending' : status}
        isSlow={isSlow}
        detail={error?.message ?? answersWithMore.find((answer) => answer === data)}
        place={place}
        isRedirecting={!isPending && !isStaying}
      />
      {status === 'failed' ? (
        <div className="grid justify-items-start gap-3" onFocus={() => setIsStaying(true)}>
          <WayOut error={error} onRetry={handleRetry} onSend={handleSend} />
        </div>
      ) : null}
    </MessagePage>
  );
}
