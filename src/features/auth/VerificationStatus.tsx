import { limits } from '@contract/limits';
import { accountTexts } from '@contract/texts/accountTexts';
import { Link } from 'react-router-dom';
import { verificationPlace } from '@/store/session/verificationPlace';

type VerificationStatusProps = {
  status: 'pending' | 'ready' | 'failed';
  isSlow: boolean;
  /** What the API answered, if it tells more than the status. */
  detail: string | undefined;
  /** Where something needed the verified address. */
  place: ReturnType<typeof verificationPlace.read>;
  isRedirecting: boolean;
};

/** What became of the verification of an account, announced when it changes. */
export function VerificationStatus(props: VerificationStatusProps) {
  const { status, isSlow, detail, place, isRedirecting } = props;
  const texts = {
    pending: isSlow ? 'Almost there! Just a moment' : 'Please wait while we verify your account',
    ready: accountTexts.verified,
    failed: accountTexts.verificationFailed,
  };
  return (
    <div role="status" className="grid gap-2 font-serif text-xl">
      <p className={status === 'failed' ? 'text-bad' : 'text-ink'}>{texts[status]}</p>
      {detail ? <p>{detail}</p> : null}
      {place ? (
        <p>
          <Link to={place.attempted} className="text-link" onClick={verificationPlace.forget}>
            Back to <bdi>{place.title}</bdi>
          </Link>
        </p>
      ) : null}
      {isRedirecting ? (
        <p>{`You will be redirected in ${limits.verificationRedirectAfter / 1000} seconds.`}</p>
      ) : null}
    </div>
  );
}
