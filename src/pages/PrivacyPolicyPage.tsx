import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useSite } from '@/lib/site';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { Prose } from '@/ui/Prose';
import { OwnSection } from './OwnSection';
import { StoredData } from './privacy/StoredData';

const ForgetReads = lazyPart({
  load: async () => (await import('@/features/reading/ReadSettings')).ForgetReads,
  fallback: <div className="h-10" />,
});

export function PrivacyPolicyPage() {
  const { name } = useSite();
  const siteAddress = useSiteAddress();
  return (
    <article className="page-width py-12 md:py-20">
      <Head
        title="Privacy Policy"
        description={(site) =>
          `What ${site} stores about you, why, for how long, and how you have it removed.`
        }
        canonical={siteAddress(paths.privacyPolicy)}
      />
      <Prose title="Privacy Policy" before={<OwnSection slug="privacy-policy" />}>
        <p>
          This page says what {name} stores about you, what it is used for and what you can do about
          it. It does not cover other sites.
        </p>
        <StoredData />
        <h2>Cookies and storage in your browser</h2>
        <p>
          We set cookies that keep you signed in and protect your account against forged requests.
          Your browser also keeps your account details, your choice of colours, unsaved drafts and,
          until you sign out, pages that you have read. It remembers which posts you have read, so
          that it can tell you what has changed since; this stays on your device. There is no
          advertising and no tracking across sites.
        </p>
        <NeedsScript>
          <ForgetReads />
        </NeedsScript>
        <h2>Other services</h2>
        <p>
          If you sign in with Google, Google tells us your name, e-mail address and picture. Videos
          and other embedded content load from other services, which have their own policies. Share
          buttons send nothing before you press them.
        </p>
        <h2>How long we keep it</h2>
        <p>
          As long as your account exists. When you close it, your posts, comments, likes, follows
          and files are deleted with it, permanently. Sign-in sessions, which name your browser and
          system, end after 30 days without use, and links that we send expire within a day, those
          that confirm letters within a week.
        </p>
        <h2>Your choices</h2>
        <p>
          You can read and change your details on your dashboard, take posts offline, and close your
          account there at any time. For a copy of your data, or a question,{' '}
          <Link to={paths.contact}>write to us</Link>.
        </p>
        <h2>Children</h2>
        <p>
          {name} is not for children under 13, and we do not knowingly store data about them. If you
          believe that a child has an account, tell us and we will remove it.
        </p>
        <h2>Changes</h2>
        <p>
          When this policy changes, the new text is published here. We tell members about important
          changes by e-mail.
        </p>
      </Prose>
    </article>
  );
}
