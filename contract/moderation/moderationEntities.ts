import * as v from 'valibot';
import { comment, commentState } from '../comments/commentEntities';
import { person, role } from '../entities';
import { restriction } from '../site/siteEntities';

/** What moderators read about a person beside what they decide about. */
export const aboutPerson = v.object({
  /** The last ones under published posts, newest first. */
  comments: v.array(
    v.object({ _id: v.string(), text: v.string(), state: commentState, createdAt: v.string() }),
  ),
  /** How often each kind of decision was made about the person. */
  decisions: v.record(v.string(), v.number()),
  lastDecision: v.nullable(
    v.object({ action: v.string(), reason: v.string(), createdAt: v.string() }),
  ),
});
export type AboutPerson = v.InferOutput<typeof aboutPerson>;

/** A held comment. */
export const heldComment = v.object({
  ...comment.entries,
  post: v.object({ url: v.string(), title: v.string() }),
  /** Its writer, for moderators. */
  about: v.optional(v.nullable(aboutPerson), null),
});
export type HeldComment = v.InferOutput<typeof heldComment>;

/** A restriction that has not ended, for moderators. */
export const restrictedPerson = v.object({
  ...restriction.entries,
  person,
  /** The role of the person, which decides what the viewer may do. */
  role: v.optional(role, 'user'),
});
export type RestrictedPerson = v.InferOutput<typeof restrictedPerson>;

/** What the log can be limited to. */
export const logSubjects = ['account', 'post', 'comment', 'heading', 'site'] as const;
export type LogSubjectKind = (typeof logSubjects)[number];

/** What a moderator or the author of a post did, for administrators. */
export const logEntry = v.object({
  _id: v.string(),
  /** null if the account is gone. */
  actor: v.nullable(person),
  action: v.string(),
  /** The owner of the account, post or comment; null if the account is gone, and for settings. */
  person: v.optional(v.nullable(person), null),
  subject: v.object({ kind: v.string(), _id: v.string(), url: v.string() }),
  reason: v.string(),
  createdAt: v.string(),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

/** What members can report, and why. */
export const reportKind = v.picklist(['post', 'comment', 'profile', 'heading']);
export type ReportKind = v.InferOutput<typeof reportKind>;
export const reportReason = v.picklist(['spam', 'abuse', 'illegal', 'other']);
export const reportState = v.picklist(['open', 'upheld', 'dismissed']);

export const reportDecision = v.picklist(['upheld', 'dismissed']);
/**
 * What happens to the reported subject, or to its author. A post is unpublished by `hide` and `remove`, a collection made
 * private by `hide`.
 */
export const reportAction = v.picklist(['hide', 'remove', 'restrict', 'block']);
export type ReportAction = v.InferOutput<typeof reportAction>;

/** A post, comment, profile or collection with all reports of it. It doesn't say who reported it. */
export const report = v.object({
  _id: v.string(),
  kind: reportKind,
  /**
   * Title and url of a comment are those of its post; those of a profile are its username. The url of a collection is
   * the path of its page. Both are '' if the viewer can't open the post.
   */
  subject: v.object({
    _id: v.string(),
    title: v.string(),
    url: v.string(),
    author: v.nullable(person),
    /** The role of the author, which decides what the viewer may do. */
    authorRole: v.optional(role, 'user'),
    /** The beginning of what was reported; '' if there are no words, or if the post is no longer public. */
    text: v.optional(v.string(), ''),
    createdAt: v.optional(v.string()),
  }),
  /** The author; null if the account is gone. */
  person: v.optional(
    v.nullable(
      v.object({
        ...person.entries,
        createdAt: v.string(),
        /** How many earlier reports about this person were upheld. */
        upheld: v.number(),
      }),
    ),
    null,
  ),
  /** The same person, in lists only. */
  about: v.optional(v.nullable(aboutPerson), null),
  /** The newest other open reports about the person, with the beginning of what was reported; in lists only. */
  others: v.optional(
    v.array(v.object({ _id: v.string(), kind: reportKind, text: v.string() })),
    [],
  ),
  /** How many people named each reason. */
  reasons: v.record(v.string(), v.number()),
  /** The newest five. */
  texts: v.array(v.string()),
  /** How many people reported it. */
  count: v.number(),
  state: reportState,
  /** What was decided; missing while it is open. */
  decision: v.optional(
    v.object({
      action: v.nullable(v.string()),
      reason: v.string(),
      by: v.nullable(person),
      createdAt: v.string(),
    }),
  ),
  createdAt: v.string(),
});
export type Report = v.InferOutput<typeof report>;
