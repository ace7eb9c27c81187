import { Link } from 'react-router-dom';
import { useSiteAddress } from '@/lib/useSiteAddress';
import { Head } from '@/ui/Head';
import { Prose } from '@/ui/Prose';

export function PrivacyPolicyPage() {
  const siteAddress = useSiteAddress();
  return (
    <article className="page-width py-12 md:py-20">
      <Head
        title="Privacy Policy"
        description="What Commonplace stores about you, why, for how long, and how you have it removed."
        canonical={siteAddress('/privacy-policy')}
      />
      <h1 className="mb-8 text-4xl md:text-5xl">Privacy Policy</h1>
      <Prose>
        <p>
          This page says what Commonplace stores about you, what it is used for and what you can do
          about it. It covers the site and its API, and nothing that other sites do.
        </p>
        <h2>What we store</h2>
        <ul>
          <li>
            Your account: username, first and last name, e-mail address, a picture, a short
            biography, a cover image, and the date on which you joined. Your password is stored as a
            hash from which it cannot be read back.
          </li>
          <li>What you publish: posts, pictures, comments, likes and whom you follow.</li>
          <li>What you send through the contact form, so that we can answer.</li>
          <li>The devices that are signed in, so that you can be signed out of them.</li>
        </ul>
        <h2>What others see</h2>
        <p>
          Published posts and comments are public, with your name and picture beside them. Signed-in
          members can open your profile, which shows your username, e-mail address and the counts of
          your posts, likes, comments and followers. Posts that you have not published are visible
          to you and to administrators only.
        </p>
        <h2>Cookies and storage in your browser</h2>
        <p>
          We set cookies that keep you signed in and protect your account against forged requests.
          Your browser also keeps a copy of your account details, your choice of colours and drafts
          that you have not saved yet. There is no advertising and no tracking across sites.
        </p>
        <h2>Other services</h2>
        <p>
          If you sign in with Google, Google tells us your name, e-mail address and picture. Videos
          and other embedded content load from their own services only after you choose to play
          them, or where a post shows them; those services have policies of their own. Sharing
          buttons open the network that you choose and send nothing before you press them.
        </p>
        <h2>How long we keep it</h2>
        <p>
          As long as your account exists. When you close it, your posts, comments, likes, follows
          and files are deleted with it, permanently. Sign-in sessions end after 30 days without
          use, and links that we mail to you run out within a day.
        </p>
        <h2>Your choices</h2>
        <p>
          You can read and change your details on your dashboard, take posts offline, and close your
          account there at any time. For a copy of your data, or a question about it, please{' '}
          <Link to="/contact">write to us</Link>.
        </p>
        <h2>Children</h2>
        <p>
          Commonplace is not for anyone under the age of 13, and we do not knowingly store data
          about them. If you believe that a child has opened an account, tell us and we will remove
          it.
        </p>
        <h2>Changes</h2>
        <p>
          When this policy changes, the new text stands here, and members are told by e-mail if the
          change matters to them.
        </p>
      </Prose>
    </article>
  );
}
