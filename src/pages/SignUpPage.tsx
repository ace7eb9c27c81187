import { paths } from '@contract/pages';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { Link, useSearchParams } from 'react-router-dom';
import { GoogleButton } from '@/features/auth/GoogleButton';
import { SignUpForm } from '@/features/auth/SignUpForm';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { useSite } from '@/lib/site';
import { buttonClasses } from '@/ui/Button';
import { FormPanel } from '@/ui/FormPanel';
import { Head } from '@/ui/Head';
import { useSignedIn } from './useSignedIn';

export function SignUpPage() {
  const leave = useSignedIn();
  const { registration, registrationNote } = useSite();
  const [search] = useSearchParams();
  // The HTML is the same for all addresses.
  const invite = useIsHydrated() ? (search.get('invite') ?? '') : '';
  const isOpen = registration === 'open' || (registration === 'invited' && invite !== '');
  return (
    <FormPanel
      title="Sign Up"
      lead={
        isOpen
          ? 'A name, a face and a place to write. It takes a minute.'
          : registrationNote || registrationTexts[registration]
      }
    >
      <Head
        title="Sign Up"
        description={(site) => `Create your ${site} account to write, comment and follow authors.`}
      />
      {isOpen ? (
        <>
          <SignUpForm invite={invite} onSignedUp={() => leave(paths.dashboard)} />
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
