import type { DeviceData, SessionData, TokenData, UserData } from './accountPort';
import type { BookData } from './bookPort';
import type { ClientIdData } from './clientIdPort';
import type { CommentData, CommentLikeData } from './commentPort';
import type { CredentialData } from './credentialPort';
import type { ResourceData, StoredFileData } from './filePort';
import type { FollowingData } from './followingPort';
import type { FollowData } from './followPort';
import type { ContactData, LetterData } from './letterPort';
import type { LikeData } from './likePort';
import type { MatchData } from './matchPort';
import type { ModerationData } from './moderationPort';
import type { MuteData } from './mutePort';
import type { NotificationData } from './notificationPort';
import type { PostData } from './postPort';
import type { PostUrlData } from './postUrlPort';
import type { PreviewData } from './previewPort';
import type { PublicationData } from './publicationPort';
import type { ReadData } from './readPort';
import type { ReportData } from './reportPort';
import type { RevisionData } from './revisionPort';
import type { RestrictionData, SiteData } from './sitePort';
import type { SubscriberData } from './subscriberPort';

/**
 * The API's data access. In an SQL adapter each method is one statement or transaction. Lists are
 * paged by `skip` and `take` and contain cards without content. Uniqueness is enforced here,
 * case-insensitively, and reported as a return value.
 */
export type Data = {
  users: UserData;
  credentials: CredentialData;
  sessions: SessionData;
  devices: DeviceData;
  tokens: TokenData;
  posts: PostData;
  matches: MatchData;
  publication: PublicationData;
  postUrls: PostUrlData;
  previews: PreviewData;
  revisions: RevisionData;
  book: BookData;
  comments: CommentData;
  commentLikes: CommentLikeData;
  clientIds: ClientIdData;
  likes: LikeData;
  follows: FollowData;
  following: FollowingData;
  reads: ReadData;
  mutes: MuteData;
  notifications: NotificationData;
  reports: ReportData;
  resources: ResourceData;
  storedFiles: StoredFileData;
  contact: ContactData;
  letters: LetterData;
  moderation: ModerationData;
  subscribers: SubscriberData;
  site: SiteData;
  restrictions: RestrictionData;
};
