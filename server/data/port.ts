import type { DeviceData, SessionData, TokenData, UserData } from './accounts/accountPort';
import type { CredentialData } from './accounts/credentialPort';
import type { BookData } from './book/bookPort';
import type { DailyReviewData } from './book/dailyReviewPort';
import type { ClientIdData } from './clientIds/clientIdPort';
import type { CommentData, CommentLikeData } from './comments/commentPort';
import type { ContactData, StoredEmailData } from './emails/emailPort';
import type { ResourceData, StoredFileData } from './files/filePort';
import type { FollowingData } from './follows/followingPort';
import type { FollowData } from './follows/followPort';
import type { InviteData } from './invites/invitePort';
import type { LikeData } from './likes/likePort';
import type { ModerationData } from './moderation/moderationPort';
import type { ReportData } from './moderation/reportPort';
import type { MuteData } from './mutes/mutePort';
import type { NotificationData } from './notifications/notificationPort';
import type { PasskeyData } from './passkeys/passkeyPort';
import type { MatchData } from './posts/matchPort';
import type { PendingData } from './posts/pendingPort';
import type { PostData } from './posts/postPort';
import type { PostUrlData } from './posts/postUrlPort';
import type { PreviewData } from './posts/previewPort';
import type { PublicationData } from './posts/publicationPort';
import type { SuggestionData } from './posts/suggestionPort';
import type { ReadCountData } from './readCounts/readCountPort';
import type { ReadData } from './reads/readPort';
import type { RestrictionData } from './restrictions/restrictionPort';
import type { RevisionData } from './revisions/revisionPort';
import type { SilenceData } from './silences/silencePort';
import type { SiteData } from './site/sitePort';
import type { SitePageData } from './sitePages/sitePagePort';
import type { SubscriberData } from './subscribers/subscriberPort';

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
  passkeys: PasskeyData;
  tokens: TokenData;
  posts: PostData;
  matches: MatchData;
  publication: PublicationData;
  suggestions: SuggestionData;
  postUrls: PostUrlData;
  pending: PendingData;
  previews: PreviewData;
  revisions: RevisionData;
  book: BookData;
  dailyReviews: DailyReviewData;
  comments: CommentData;
  commentLikes: CommentLikeData;
  clientIds: ClientIdData;
  likes: LikeData;
  follows: FollowData;
  following: FollowingData;
  reads: ReadData;
  readCounts: ReadCountData;
  mutes: MuteData;
  silences: SilenceData;
  notifications: NotificationData;
  reports: ReportData;
  resources: ResourceData;
  storedFiles: StoredFileData;
  contact: ContactData;
  letters: StoredEmailData;
  moderation: ModerationData;
  subscribers: SubscriberData;
  site: SiteData;
  invites: InviteData;
  sitePages: SitePageData;
  restrictions: RestrictionData;
};
