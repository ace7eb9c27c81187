import { apiLimits } from '../apiLimits';
import { limits } from '../limits';
import { type RateName, type UnverifiedRateName, unverifiedRates } from '../rates';
import { accountAnswers } from './accountAnswers';
import { postLetterTexts } from './postLetterTexts';

/**
 * Messages that only the API sends, by topic. Messages that the page uses too are in the other files
 * of this folder.
 */
export const requestMessages = {
  malformed: 'This request could not be understood.',
  notFound: 'We could not find what you were looking for.',
  unknownCall: 'There is no such call.',
  wrongMethod: 'This call does not take that method.',
  tooLarge: 'This request is too large.',
  tooLong: 'This text is too long.',
  wrongType: 'This kind of content is not accepted here.',
  tooMany: 'Too many attempts.',
  downloadRuns: 'An export of yours is still on its way. Please wait until it has ended.',
  unavailable: 'This does not work at the moment. Please try again in a minute.',
  serverError: 'Something went wrong on our side. Please try again.',
  foreignSite: 'This request came from another site.',
  xsrfMismatch: 'Your request could not be confirmed. Please try again.',
} as const;

/** The answers 429. The page adds when to try again. */
export const rateMessages = {
  registrations: 'Too many new accounts.',
  signIns: requestMessages.tooMany,
  posts: 'Too many new posts.',
  postChanges: 'Too many changes of posts.',
  urlChecks: 'Too many checks of post urls.',
  comparisons: 'Too many comparisons of versions.',
  previews: 'Too many previews.',
  comments: 'Too many comments.',
  commentChanges: 'Too many changes of comments.',
  moderation: 'Too many decisions.',
  likes: 'Too many likes.',
  follows: 'Too many follows.',
  summaries: 'Too many summaries.',
  uploads: 'Too many uploads.',
  uploadedBytes: 'Too many uploads.',
  imports: 'Too many pictures of other sites.',
  movedPosts: 'Too many moved posts.',
  movedPictures: 'Too many moved pictures.',
  movedBytes: 'Too many moved pictures.',
  textBytes: 'Too much text was saved today.',
  letters: 'Too many e-mails.',
  resets: 'Too many e-mails.',
  testLetters: 'Too many test e-mails.',
  exports: 'Too many exports.',
  contacts: 'Too many messages.',
  reports: 'Too many reports.',
  profileChanges: 'Too many changes of the profile.',
  passkeys: 'Too many changes of passkeys.',
  people: 'Too many searches for people.',
  reads: 'Too many changes of what you have read.',
  passages: 'Too many changes of your book.',
  bookReads: 'Too many pages of books.',
} as const satisfies Record<RateName, string>;

/** What an account can't do more often before its e-mail address is verified. */
export const unverifiedMessages = {
  comments: `Until your e-mail address is verified you can write ${unverifiedRates.comments.most} comments a day. Verify it from your dashboard to write more.`,
  likes: `Until your e-mail address is verified you can like ${unverifiedRates.likes.most} posts a day. Verify it from your dashboard to like more.`,
} as const satisfies Record<UnverifiedRateName, string>;

export const sessionMessages = {
  signedIn: 'You are signed in.',
  providerStarted: 'You can continue with Google.',
  signedOut: 'You are signed out.',
  refreshed: 'Your session has been renewed.',
  signInRequired: 'Please sign in to continue.',
  wrongCredentials: accountAnswers.wrongCredentials,
  blocked: accountAnswers.blocked,
  ended: 'Your session has ended.',
  endedSignInAgain: 'Your session has ended. Please sign in again.',
  listed: 'These devices are signed in.',
  unknownDevice: 'Unknown device',
  deviceSignedOut: 'The device is signed out.',
  othersSignedOut: 'All other devices are signed out.',
  notSignedIn: 'This device is not signed in any more.',
} as const;

export const accountMessages = {
  created: 'Your account has been created.',
  signUpClosed:
    'This site is still being set up. You can sign up once its administrator has an account.',
  createdWithoutLetter:
    'Your account has been created. Too many e-mails were sent from your network, so ask for the verification e-mail from your dashboard in an hour.',
  deleted: 'The account has been deleted.',
  notFound: 'We could not find this account.',
  usernameTaken: 'This username is already taken.',
  emailTaken: 'An account with this e-mail address already exists.',
  providerNeedsPassword:
    'An account with this e-mail address already exists. Enter its password once to sign in with Google.',
  providerExpired: 'This sign-in has expired. Please sign in with Google again.',
  passwordNeeded: 'Enter your password to change your e-mail address.',
  passwordWrong: 'This is not the password of the account.',
  signInAgain:
    'To change your e-mail address, log out and sign in with Google again. Then change it within 10 minutes.',
  closePassword: 'Enter your password to close your account.',
  closeSignIn: 'To close your account, sign in with Google again. Then close it within 10 minutes.',
  emailConfirmed: accountAnswers.emailConfirmed,
  newEmailTaken:
    'Another account has this e-mail address in the meantime. Your account keeps its present one.',
  emailChangeCancelled: 'Your e-mail address stays as it is.',
  noEmailChange: 'No new e-mail address is waiting to be confirmed.',
  emailKept: 'Your account keeps this e-mail address. Please choose a new password.',
  emailRestored: 'Your e-mail address has been restored. Please choose a new password.',
  secured: 'All devices are signed out. Choose a new password now.',
  confirmationSent: 'A new link is on its way to your new e-mail address.',
  verificationSent: 'A verification link is on its way to your e-mail address.',
  alreadyVerified: accountAnswers.alreadyVerified,
  linkValid: 'This link is valid.',
  linkExpired: 'This link is no longer valid. Please ask for a new one.',
  resetLinkSent: accountAnswers.resetLinkSent,
  passwordReset: 'Your password has been changed. You can sign in with it now.',
  passwordChanged: 'Your password has been changed.',
} as const;

export const profileMessages = {
  fetched: 'Profile fetched successfully',
  statisticsFetched: 'Statistics fetched successfully',
  updated: 'Your profile has been updated.',
  confirmEmail:
    'Your profile has been updated. Open the link in the letter to your new e-mail address to use it.',
  coverUpdated: 'Your cover image has been updated.',
  timeZoneSaved: 'Your time zone is saved.',
  letterTextSaved: 'Your choice is saved.',
  unknownLetterText: 'Choose the beginning or the whole post.',
  unknownTimeZone: 'There is no such time zone.',
} as const;

export const userMessages = {
  fetched: 'Users fetched successfully',
  blocked: 'The user has been blocked.',
  unblocked: 'The user has been unblocked.',
  approved: 'The account is approved, and an e-mail tells its owner.',
} as const;

export const postMessages = {
  postFetched: 'Post fetched successfully',
  published: 'Blog Post published Successfully',
  unpublished: 'Blog Post unpublished Successfully',
  deleted: 'Blog Post deleted Successfully',
  notFound: 'We could not find this post.',
  urlsChecked: 'The urls have been checked.',
  urlNotAllowed: 'Please choose another post url.',
  unreadableTags: 'The tags could not be read.',
  publishedAt: 'The time of publication has to be a time in the past, from 1990 on.',
  onlyMoved: 'Only posts of a move can have a time of publication and former addresses.',
  movedAuthor: 'Moved posts can belong to members who are verified and not blocked.',
  formerUrls: `Former addresses are up to ${apiLimits.formerPaths} paths such as /2019/05/a-walk/, with at most ${apiLimits.formerPath} characters.`,
  formerUrlTaken: 'Another post has one of these former addresses.',
  draftPublishedAt: 'A draft can’t have a time of publication.',
  unreadableContent: 'The content could not be read.',
  contentTooLarge: 'The content is too large: 1 MB of text at most.',
  isStale: 'This post was changed in the meantime. Please look at the newer version first.',
  pendingSaved: 'The changes have been saved. Readers see them once the post is updated.',
  pendingDiscarded: 'The unpublished changes have been discarded.',
  noPending: 'This post has no unpublished changes.',
  isPendingStale:
    'The unpublished changes of this post were saved elsewhere in the meantime. Please look at them first.',
} as const;

export const muteMessages = {
  muted: 'You no longer see what this person writes.',
  unmuted: 'You see what this person writes again.',
  ownAccount: "You can't mute yourself.",
  fetched: 'Muted people fetched successfully',
} as const;

export const followingMessages = {
  fetched: 'Posts fetched successfully',
  seen: 'These posts count as seen.',
  topicFollowed: 'You follow this topic.',
  topicUnfollowed: 'You no longer follow this topic.',
  topicsFetched: 'Topics fetched successfully',
  noTopic: `A topic has 1 to ${limits.longest.tag} characters.`,
  tooManyTopics: `You can follow ${apiLimits.mostTopics} topics.`,
} as const;

export const readMessages = {
  fetched: 'Reads fetched successfully',
  saved: 'Your account keeps what you have read.',
  notKept: 'Your account does not keep what you read.',
  forgotten: 'Your account has forgotten what you have read.',
  tooMany: `These are more than ${limits.mostReads} posts.`,
} as const;

export const peopleMessages = { fetched: 'People fetched successfully' } as const;

export const notificationMessages = {
  fetched: 'Notifications fetched successfully',
  seen: 'Notifications marked as seen.',
  choices: 'Choices fetched successfully',
  chosen: 'Your choices are saved.',
  unknownTime: 'The time is not a valid time.',
  untilAndIds: 'Send either a time or ids, not both.',
  unknownChoice: 'There is no such notification or choice.',
  unknownHour: 'An hour is a number from 0 to 23.',
} as const;

export const reportMessages = {
  added: 'Thank you. The moderators will look at your report.',
  own: "You can't report what is your own.",
  alreadyReported: 'You have reported this already.',
  fetched: 'Reports fetched successfully',
  decided: 'The report is decided.',
  undone: 'The decision is taken back.',
  undoTooLate: 'The decision can no longer be taken back.',
  alreadyDecided: 'Another moderator has decided this report.',
  notFound: 'We could not find this report.',
  unfitAction: 'This action is not possible here.',
} as const;

export const previewMessages = {
  created: 'The link to the preview is ready.',
  ended: 'The link to the preview has ended.',
  fetched: 'Preview fetched successfully',
  notFound: 'This preview has ended, or its link is not complete.',
  isPublished: 'This post is published. Share its own address.',
} as const;

export const revisionMessages = {
  fetched: 'The history of the post',
  compared: 'The changes of the post',
  restored: 'This version is used again.',
  removed: 'This version has been removed.',
  notFound: 'We could not find this version.',
  isPresent: 'The present version cannot be removed.',
} as const;

export const resourceMessages = {
  uploaded: 'File uploaded successfully',
  missing: 'Please choose a file to upload.',
  notFound: 'We could not find this file.',
  unreadableList: 'The list of files could not be read.',
  notUsable: 'Some of these files cannot be used for this post.',
  notImported: 'There is no picture at this address that could be fetched.',
  importsRun: 'Other pictures of yours are still being fetched. Please try again in a moment.',
} as const;

export const commentMessages = {
  fetched: 'Comments fetched successfully',
  notFound: 'We could not find this comment.',
  empty: 'Please write something first.',
  noBlock: 'This paragraph is no longer part of the post.',
  closed: 'Comments are closed.',
  notAnswerable: 'This comment cannot be answered any more.',
  liked: 'You like this comment.',
  unliked: 'You do not like this comment any more.',
} as const;

export const likeMessages = {
  fetched: 'Likes fetched successfully',
  liked: 'You like this post.',
  unliked: 'You do not like this post any more.',
} as const;

export const followMessages = {
  statusFetched: 'Follow status fetched successfully',
  followersFetched: 'Followers fetched successfully',
  followingFetched: 'Followed authors fetched successfully',
  followed: 'You follow this author now.',
  unfollowed: 'You do not follow this author any more.',
  alreadyFollowing: 'You already follow this author.',
  notFollowing: 'You do not follow this author.',
  ownAccount: 'You cannot follow yourself.',
  authorNotFound: 'We could not find this author.',
} as const;

export const letterMessages = { fetched: 'Letters fetched successfully' } as const;

export const postLetterMessages = {
  fetched: 'Letters about the post fetched successfully',
  stopped: postLetterTexts.stopped,
  notWaiting: 'No letters about this post wait: they were sent, or none are due.',
  previewed: 'E-mail about the post fetched successfully',
} as const;

export const subscriberMessages = {
  asked: 'We have sent a letter with a link to this address, unless it is confirmed already.',
  confirmed: 'This address gets new posts by e-mail from now on.',
  notConfirmed: 'This link is no longer valid. Please ask for new posts by e-mail again.',
  stopped: 'These letters are not sent any more.',
  fetched: 'Subscribers fetched successfully',
} as const;
