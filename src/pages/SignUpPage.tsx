import { paths } from '@contract/pages';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignUpForm } from '@/features/auth/SignUpForm';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useSite } from '@/lib/site';
import { buttonClasses } from '@/ui/Button';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';
import { useSignedIn } from './useSignedIn';

const usualLead = 'A name, a face and a place to write. It takes a minute.';

export function SignUpPage() {
  const leave = useSignedIn();
  const { registration, registrationNote } = useSite();
  const [search] = useSearchParams();
  // The HTML is the same for all addresses.
  const invite = useIsHydrated() ? (search.get('invite') ?? '') : '';
  const [awaitsApproval, setAwaitsApproval] = useState(false);
  const isFree = registration === 'open' || registration === 'approved';
  const isOpen = !awaitsApproval && (isFree || (registration === 'invited' && invite !== ''));
  // Those who are invited need no approval.
  const isUsual = registration === 'open' || invite !== '';
  const lead = isUsual ? usualLead : registrationNote || registrationTexts[registration];
  return (
    <FormPanel title="Sign Up" lead={awaitsApproval ? registrationTexts.waits : lead}>
      <Head
        title="Sign Up"
        description={(site) => `Create your ${site} account to write, comment and follow authors.`}
      />
      {isOpen ? (
        <>
          <SignUpForm
            invite={invite}
            onSignedUp={(waits) => (waits ? setAwaitsApproval(true) : leave(paths.dashboard))}
          />
          <GoogleButton
            label="Sign up with Google"
            invite={invite}
            onSignedIn={() => void leave(paths.dashboard)}
          />
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Link to={paths.signIn} className={buttonClasses('secondary')}>
            Login
          </Link>
          <Link to={paths.posts} className={buttonClasses('quiet')}>
            Read the posts
          </Link>
        </div>
      )}
    </FormPanel>
  );
}
