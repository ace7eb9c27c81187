import type { CommentsClosed, Role } from './entities';

/** The account that makes a request; null for visitors. */
export type Viewer = {
  id: string;
  role: Role;
  isVerified: boolean;
  isBlocked: boolean;
} | null;

type Authored = { authorId: string };
type Account = { id: string; role: Role };

/** Every restricted action with the data that its check needs. */
export type ActionSubjects = {
  'guest screens': undefined;
  'member screens': undefined;
  'read post': Authored & { isPublished: boolean };
  like: undefined;
  comment: undefined;
  summarise: undefined;
  follow: Authored;
  'create post': undefined;
  'create post for': Authored;
  'edit post': Authored;
  'delete post': Authored;
  'publish post': Authored;
  'edit comment': Authored;
  'delete comment': Authored;
  /** To decide about the comments of a post that are not shown. */
  'decide comments': Authored;
  /** About the comments of the account. */
  'decide comments of': Account;
  'view profile': undefined;
  'see account details': Account;
  'list users': undefined;
  'list letters': undefined;
  'list subscribers': undefined;
  'block user': Account;
  'set role': Account;
  /** Comments of every post, and what members report. */
  moderate: undefined;
  /** What the account may write. */
  restrict: Account;
  /** Also of an account that was given a role since. */
  'lift restriction': Account;
  'see restrictions': { id: string };
  'close comments': Authored;
  'open comments': Authored & { commentsClosed: CommentsClosed | null };
  /** Unpublishing another author's post with a reason. */
  'withhold post': Authored;
  /** The post that a moderator unpublished can be published again. */
  'allow post': Authored;
  'change site': undefined;
  'read log': undefined;
  'delete account': Account;
  'publish heading': undefined;
  'import passages': undefined;
  report: undefined;
  upload: undefined;
};

/** The name of a restricted action. */
export type Action = keyof ActionSubjects;

const isMember = (viewer: Viewer) => viewer !== null && !viewer.isBlocked;
const isVerified = (viewer: Viewer) => isMember(viewer) && viewer?.isVerified === true;
const isAdmin = (viewer: Viewer) => isMember(viewer) && viewer?.role === 'admin';
const isModerator = (viewer: Viewer) =>
  isAdmin(viewer) || (isMember(viewer) && viewer?.role === 'moderator');
const isSelf = (viewer: Viewer, id: string) => isMember(viewer) && viewer?.id === id;
const ownOrAdmin = (viewer: Viewer, { authorId }: Authored) =>
  isSelf(viewer, authorId) || isAdmin(viewer);

type SubjectOf<A extends Action> = ActionSubjects[A] extends undefined
  ? []
  : [subject: ActionSubjects[A]];

const table: { [A in Action]: (viewer: Viewer, ...subject: SubjectOf<A>) => boolean } = {
  'guest screens': (viewer) => viewer === null,
  'member screens': isMember,
  'read post': (viewer, post) => post.isPublished || ownOrAdmin(viewer, post),
  like: isMember,
  comment: isMember,
  summarise: isMember,
  follow: (viewer, { authorId }) => isVerified(viewer) && !isSelf(viewer, authorId),
  'create post': isVerified,
  'create post for': (viewer, { authorId }) =>
    isVerified(viewer) && (isSelf(viewer, authorId) || isAdmin(viewer)),
  'edit post': ownOrAdmin,
  'delete post': ownOrAdmin,
  'publish post': ownOrAdmin,
  'edit comment': ownOrAdmin,
  'delete comment': ownOrAdmin,
  'decide comments': (viewer, post) => isModerator(viewer) || ownOrAdmin(viewer, post),
  'decide comments of': (viewer, { id, role }) =>
    isMember(viewer) && !isSelf(viewer, id) && (role === 'user' || isAdmin(viewer)),
  'view profile': isMember,
  'see account details': (viewer, { id }) => isSelf(viewer, id) || isAdmin(viewer),
  'list users': isAdmin,
  'list letters': isAdmin,
  'list subscribers': isMember,
  'block user': (viewer, { id, role }) =>
    isAdmin(viewer) && !isSelf(viewer, id) && role !== 'admin',
  moderate: isModerator,
  restrict: (viewer, { id, role }) => isModerator(viewer) && !isSelf(viewer, id) && role === 'user',
  'lift restriction': (viewer, { id, role }) =>
    isModerator(viewer) && !isSelf(viewer, id) && (role === 'user' || isAdmin(viewer)),
  'see restrictions': (viewer, { id }) => isModerator(viewer) || isSelf(viewer, id),
  'close comments': (viewer, { authorId }) => isModerator(viewer) || isSelf(viewer, authorId),
  'withhold post': (viewer, { authorId }) => isAdmin(viewer) && !isSelf(viewer, authorId),
  'allow post': (viewer, { authorId }) => isModerator(viewer) && !isSelf(viewer, authorId),
  'open comments': (viewer, { authorId, commentsClosed }) =>
    isModerator(viewer) || (isSelf(viewer, authorId) && commentsClosed !== 'moderator'),
  'change site': isAdmin,
  'read log': isAdmin,
  'set role': (viewer, { id }) => isAdmin(viewer) && !isSelf(viewer, id),
  'delete account': (viewer, { id, role }) =>
    isSelf(viewer, id) ? viewer?.role !== 'admin' : isAdmin(viewer) && role !== 'admin',
  'publish heading': isVerified,
  'import passages': isVerified,
  report: isMember,
  upload: isMember,
};

/** Returns true if `viewer` is allowed to do `action`, for example on `subject`. */
export function can<A extends Action>(viewer: Viewer, action: A, ...subject: SubjectOf<A>) {
  return table[action](viewer, ...subject);
}
