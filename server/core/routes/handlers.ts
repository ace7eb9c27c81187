import { deleteAccountHandlers } from '../accounts/routes/deleteAccount';
import { exportAccountHandlers } from '../accounts/routes/exportAccount';
import { passwordHandlers } from '../accounts/routes/passwords';
import { readProfileHandlers } from '../accounts/routes/readProfile';
import { secureAccountHandlers } from '../accounts/routes/secureAccount';
import { updateProfileHandlers } from '../accounts/routes/updateProfile';
import { userHandlers } from '../accounts/routes/users';
import { verificationHandlers } from '../accounts/routes/verification';
import { bookHandlers } from '../book/routes/book';
import { publicBookHandlers } from '../book/routes/books';
import { dailyReviewHandlers } from '../book/routes/dailyReview';
import { headingHandlers } from '../book/routes/headings';
import { commentHandlers } from '../comments/routes/comments';
import { commentListHandlers } from '../comments/routes/listComments';
import type { Handlers } from '../context';
import { contactHandlers } from '../emails/routes/contact';
import { letterHandlers } from '../emails/routes/letters';
import { resourceHandlers } from '../files/routes/resources';
import { followingHandlers } from '../follows/routes/following';
import { followHandlers } from '../follows/routes/follows';
import { inviteHandlers } from '../invites/routes/invites';
import { likeHandlers } from '../likes/routes/likes';
import { moderationHandlers } from '../moderation/routes/moderation';
import { reportHandlers } from '../moderation/routes/reports';
import { restrictionHandlers } from '../moderation/routes/restrictions';
import { muteHandlers } from '../mutes/routes/mutes';
import { notificationHandlers } from '../notifications/routes/notifications';
import { silenceHandlers } from '../notifications/routes/silences';
import { numberHandlers } from '../numbers/routes/numbers';
import { passkeySignInHandlers } from '../passkeys/routes/passkeySignIn';
import { passkeyHandlers } from '../passkeys/routes/passkeys';
import { createPostHandlers } from '../posts/routes/createPost';
import { ownHandlers } from '../posts/routes/own';
import { postUrlHandlers } from '../posts/routes/postUrls';
import { previewHandlers } from '../posts/routes/previews';
import { publishPostHandlers } from '../posts/routes/publishPosts';
import { readPostHandlers } from '../posts/routes/readPosts';
import { summarisePostHandlers } from '../posts/routes/summarisePost';
import { updatePostHandlers } from '../posts/routes/updatePost';
import { readHandlers } from '../reads/routes/reads';
import { startHandlers } from '../reads/routes/start';
import { revisionHandlers } from '../revisions/routes/revisions';
import { deviceHandlers } from '../sessions/routes/devices';
import { signInHandlers } from '../sessions/routes/signIn';
import { siteHandlers } from '../site/routes/site';
import { sitePageHandlers } from '../site/routes/sitePages';
import { subscriberHandlers } from '../subscribers/routes/subscribers';

/** A handler for each endpoint of the contract; a missing one doesn't compile. */
export const handlers: Handlers = {
  ...signInHandlers,
  ...deviceHandlers,
  ...passkeyHandlers,
  ...passkeySignInHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...secureAccountHandlers,
  ...readProfileHandlers,
  ...updateProfileHandlers,
  ...deleteAccountHandlers,
  ...userHandlers,
  ...readPostHandlers,
  ...createPostHandlers,
  ...updatePostHandlers,
  ...publishPostHandlers,
  ...postUrlHandlers,
  ...previewHandlers,
  ...revisionHandlers,
  ...summarisePostHandlers,
  ...resourceHandlers,
  ...bookHandlers,
  ...dailyReviewHandlers,
  ...headingHandlers,
  ...publicBookHandlers,
  ...commentHandlers,
  ...commentListHandlers,
  ...ownHandlers,
  ...startHandlers,
  ...likeHandlers,
  ...followHandlers,
  ...followingHandlers,
  ...readHandlers,
  ...muteHandlers,
  ...notificationHandlers,
  ...silenceHandlers,
  ...reportHandlers,
  ...contactHandlers,
  ...exportAccountHandlers,
  ...inviteHandlers,
  ...numberHandlers,
  ...letterHandlers,
  ...moderationHandlers,
  ...restrictionHandlers,
  ...siteHandlers,
  ...sitePageHandlers,
  ...subscriberHandlers,
};
