/** The part of the privacy policy about what is stored and who sees it. */
export const StoredData = () => (
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
      <li>What you send through the contact form, so that we can answer.</li>
      <li>
        Your e-mail address and whose posts you want, if you ask for new posts by e-mail.
        Administrators see it, and the author whose posts you get, until you stop the letters.
      </li>
      <li>The devices that are signed in, so that you can be signed out of them.</li>
    </ul>
    <h2>What others see</h2>
    <p>
      Published posts and comments are public, with your name and picture. Signed-in members can
      open your profile, which shows your username, the counts of your posts, likes, comments and
      followers, and your e-mail address if you allow it in Edit Profile. Only you and
      administrators see an address that you do not show and posts that you have not published.
    </p>
  </>
);
