import type { Handlers } from '../context';
import { bookHandlers } from './book';
import { publicBookHandlers } from './books';
import { changeCoverHandlers } from './changeCover';
import { closeCommentsHandlers } from './closeComments';
import { commentHandlers } from './comments';
import { contactHandlers } from './contact';
import { createPostHandlers } from './createPost';
import { deleteAccountHandlers } from './deleteAccount';
import { followingHandlers } from './following';
import { followHandlers } from './follows';
import { headingHandlers } from './headings';
import { letterHandlers } from './letters';
import { likeHandlers } from './likes';
import { commentListHandlers } from './listComments';
import { moderationHandlers } from './moderation';
import { moveHandlers } from './moves';
import { muteHandlers } from './mutes';
import { notificationHandlers } from './notifications';
import { ownHandlers } from './own';
import { passwordHandlers } from './passwords';
import { peopleHandlers } from './people';
import { postLetterHandlers } from './postLetters';
import { postUrlHandlers } from './postUrls';
import { previewHandlers } from './previews';
import { publishPostHandlers } from './publishPosts';
import { readPostHandlers } from './readPosts';
import { readProfileHandlers } from './readProfile';
import { readHandlers } from './reads';
import { reportHandlers } from './reports';
import { resourceHandlers } from './resources';
import { restoreEmailHandlers } from './restoreEmail';
import { restrictionHandlers } from './restrictions';
import { revisionHandlers } from './revisions';
import { sessionHandlers } from './session';
import { signInHandlers } from './signIn';
import { siteHandlers } from './site';
import { subscriberHandlers } from './subscribers';
import { summarisePostHandlers } from './summarisePost';
import { updatePostHandlers } from './updatePost';
import { updateProfileHandlers } from './updateProfile';
import { userHandlers } from './users';
import { verificationHandlers } from './verification';

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
