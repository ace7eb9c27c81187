import type { EmailKind } from '@contract/emails/emailEntities';
import { newPostData } from '@server/data/emails/newPostEmail';
import * as v from 'valibot';

const nothing = v.object({});

/** What each kind of e-mail stores besides its account and address. */
const schemas = {
  welcome: nothing,
  approved: nothing,
  verify: nothing,
  reset: nothing,
  confirm: nothing,
  emailChanged: nothing,
  emailReplaced: nothing,
  passwordChanged: nothing,
  /** In words. */
  newDevice: v.object({ device: v.string() }),
  passkeyAdded: v.object({ name: v.string() }),
  passkeyRemoved: v.object({ name: v.string() }),
  passkeyRequired: v.object({ isRequired: v.boolean() }),
  accountClosed: v.object({ firstName: v.string(), username: v.string() }),
  accountDeleted: v.object({ firstName: v.string(), username: v.string(), reason: v.string() }),
  notPublished: v.object({ title: v.string() }),
  contact: v.object({ messageId: v.string() }),
  subscription: v.object({ authorId: v.nullable(v.string()) }),
  newPost: newPostData,
  /** Who invites. */
  invite: v.object({ name: v.string() }),
  digest: v.object({
    period: v.picklist(['now', 'daily', 'weekly']),
    since: v.number(),
    until: v.number(),
  }),
} satisfies Record<EmailKind, v.GenericSchema>;

export type EmailData<Kind extends EmailKind> = v.InferOutput<(typeof schemas)[Kind]>;

const dataOf = <Schema extends v.GenericSchema>({ data }: { data: string }, schema: Schema) =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), data);

/** The device that an e-mail about a sign-in names. */
export const deviceIn = (row: { data: string }) => dataOf(row, schemas.newDevice).device;

/** The name of the passkey that was added or removed. */
export const passkeyNameIn = (row: { data: string }) => dataOf(row, schemas.passkeyAdded).name;

/** Whether the account asks for a passkey since. */
export const isRequiredIn = (row: { data: string }) =>
  dataOf(row, schemas.passkeyRequired).isRequired;

/** The title of the post that an e-mail about a planned publication names. */
export const titleIn = (row: { data: string }) => dataOf(row, schemas.notPublished).title;

/** The names of the account that was closed. */
export const closedIn = (row: { data: string }) => dataOf(row, schemas.accountClosed);

/** The names of the account that an administrator deleted, and the reason. */
export const deletedIn = (row: { data: string }) => dataOf(row, schemas.accountDeleted);

/** The author of the posts that the subscription is about; null for all authors. */
export const subscribedIn = (row: { data: string }) => dataOf(row, schemas.subscription);

/** The posts that an e-mail to a subscriber is about. */
export const newPostsIn = (row: { data: string }) => dataOf(row, schemas.newPost);

/** The data of an e-mail about notifications. */
export const digestIn = (row: { data: string }) => dataOf(row, schemas.digest);

/** Who invites somebody. */
export const inviterIn = (row: { data: string }) => dataOf(row, schemas.invite).name;

/** The id of the message that an e-mail to the editors is about. */
export const messageIdOf = (row: { data: string }) => dataOf(row, schemas.contact).messageId;
