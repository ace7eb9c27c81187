import type { Handlers } from '../context';
import { bookHandlers } from '../book/routes/book';
import { publicBookHandlers } from '../book/routes/books';
import { changeCoverHandlers } from '../accounts/routes/changeCover';
import { closeCommentsHandlers } from '../moderation/routes/closeComments';
import { commentHandlers } from '../comments/routes/comments';
import { contactHandlers } from '../emails/routes/contact';
import { createPostHandlers } from '../posts/routes/createPost';
import { deleteAccountHandlers } from '../accounts/routes/deleteAccount';
import { followingHandlers } from '../follows/routes/following';
import { followHandlers } from '../follows/routes/follows';
import { headingHandlers } from '../book/routes/headings';
import { letterHandlers } from '../emails/routes/letters';
import { likeHandlers } from '../likes/routes/likes';
import { commentListHandlers } from '../comments/routes/listComments';
import { moderationHandlers } from '../moderation/routes/moderation';
import { moveHandlers } from '../posts/routes/moves';
import { muteHandlers } from '../mutes/routes/mutes';
import { notificationHandlers } from '../notifications/routes/notifications';
import { ownHandlers } from '../posts/routes/own';
import { passwordHandlers } from '../accounts/routes/passwords';
import { peopleHandlers } from '../comments/routes/people';
import { postLetterHandlers } from '../subscribers/routes/postLetters';
import { postUrlHandlers } from '../posts/routes/postUrls';
import { previewHandlers } from '../posts/routes/previews';
import { publishPostHandlers } from '../posts/routes/publishPosts';
import { readPostHandlers } from '../posts/routes/readPosts';
import { readProfileHandlers } from '../accounts/routes/readProfile';
import { readHandlers } from '../reads/routes/reads';
import { reportHandlers } from '../moderation/routes/reports';
import { resourceHandlers } from '../files/routes/resources';
import { restoreEmailHandlers } from '../accounts/routes/restoreEmail';
import { restrictionHandlers } from '../moderation/routes/restrictions';
import { revisionHandlers } from '../revisions/routes/revisions';
import { sessionHandlers } from '../sessions/routes/session';
import { signInHandlers } from '../sessions/routes/signIn';
import { siteHandlers } from '../site/routes/site';
import { subscriberHandlers } from '../subscribers/routes/subscribers';
import { summarisePostHandlers } from '../posts/routes/summarisePost';
import { updatePostHandlers } from '../posts/routes/updatePost';
import { updateProfileHandlers } from '../accounts/routes/updateProfile';
import { userHandlers } from '../accounts/routes/users';
import { verificationHandlers } from '../accounts/routes/verification';

/** A handler for each endpoint of the contract; a missing one doesn't compile. */
export const handlers: Handlers = {
  ...signInHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...restoreEmailHandlers,
  ...readProfileHandlers,
  ...updateProfileHandlers,
  ...changeCoverHandlers,
  ...deleteAccountHandlers,
  ...userHandlers,
  ...readPostHandlers,
  ...createPostHandlers,
  ...updatePostHandlers,
  ...publishPostHandlers,
  ...postLetterHandlers,
  ...postUrlHandlers,
  ...moveHandlers,
  ...previewHandlers,
  ...revisionHandlers,
  ...summarisePostHandlers,
  ...resourceHandlers,
  ...bookHandlers,
  ...headingHandlers,
  ...publicBookHandlers,
  ...commentHandlers,
  ...commentListHandlers,
  ...ownHandlers,
  ...likeHandlers,
  ...followHandlers,
  ...followingHandlers,
  ...readHandlers,
  ...muteHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...reportHandlers,
  ...contactHandlers,
  ...letterHandlers,
  ...moderationHandlers,
  ...closeCommentsHandlers,
  ...restrictionHandlers,
  ...siteHandlers,
  ...subscriberHandlers,
};
