import { useSite } from '@/lib/site';

/** The part of the privacy policy about what is stored and who sees it. */
export function StoredData() {
  const readers =
    useSite().authorPages === 'everybody'
      ? 'Everybody can open your profile'
      : 'Signed-in members can open your profile';
  return (
    <>
      <h2>What we store</h2>
      <ul>
        <li>
          Your account: username, first and last name, e-mail address, picture, biography, cover
          image, and the date on which you joined. Your password is stored as a hash.
        </li>
        <li>
          What you publish: posts, pictures, comments, likes and whom or which topics you follow.
        </li>
        <li>Which posts you have read and where you stopped, if you ask for it in Edit Profile.</li>
        <li>What you send in the contact form, so that we can answer.</li>
        <li>
          Your e-mail address and whose posts you want, if you ask for new posts by e-mail.
          Administrators see it, and the author whose posts you get, until you stop the letters.
        </li>
        <li>Invited addresses, until 30 days after the invitation ends.</li>
        <li>How often posts are read, and from which sites, not by whom.</li>
        <li>Your signed-in devices, so that you can sign them out.</li>
        <li>The names and public keys of your passkeys.</li>
      </ul>
      <h2>What others see</h2>
      <p>
        Published posts and comments are public, with your name and picture. {readers}, which shows
        your username, the counts of your posts, likes, comments and followers, and to members your
        e-mail address if you allow it in Edit Profile. Only you and administrators see an address
        that you do not show and posts that you have not published.
      </p>
    </>
  );
}
