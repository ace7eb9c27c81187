import { type EmailKind, emailKind } from '@contract/emails/emailEntities';
import type { EmailRow, Outgoing, UserRow } from '@server/data/rows/rows';
import { contactRow, inviteRow, logRow, newPost } from '@server/data/testing/rows';
import { composeEmail } from '../emails/composeEmail';
import type { EmailData } from '../emails/emailData';
import {
  newCancelEmail,
  newDeviceOf,
  newEmail,
  newLinkEmail,
  passkeyAddedOf,
  passkeyRequiredOf,
} from '../emails/newEmail';
import { notifyReviews } from '../emails/notifyReviews';
import { newSubscription } from '../emails/subscriptions';
import type { Letter } from '../ports';
import { emailToken } from '../tokens/emailTokens';
import { createTestApi } from './createTestApi';

const day = 24 * 60 * 60_000;

type Words = {
  /** Of a member, and of an author whose posts and comments others are told about. */
  name: string;
  title?: string;
};

async function withWords({ name, title = 'A walk' }: Words) {
  const api = createTestApi();
  const names = { firstName: name, lastName: name };
  const member = await api.addSignedInUser('member', names);
  const author = await api.addSignedInUser('author', names);
  const addPost = async (id: string, authorId: string, content = '{"blocks":[]}') =>
    api.data.posts.insert(newPost(id, { authorId, title, content, createdAt: api.clock.now() }));
  return { api, name, title, member, author, addPost, row: newRow };

  function newRow<Kind extends EmailKind>(kind: Kind, data: EmailData<Kind>) {
    const { id: userId, email } = member.user;
    return newEmail(api.ports, { kind, userId, email, data });
  }
}
type Scene = Awaited<ReturnType<typeof withWords>>;

async function linkEmail(
  { api, member }: Scene,
  kind: 'verify' | 'reset' | 'confirm',
  changes: Partial<UserRow> = {},
) {
  await api.changeUser(member.user.id, changes);
  const email = changes.pendingEmail ?? member.user.email;
  const { letter, token } = await newLinkEmail(api.ports, kind, { ...member.user, email });
  await api.data.tokens.put(token);
  return letter;
}

/** An e-mail whose link ends all access to the account. */
async function storedWarning({ data }: Scene['api'], { letters: sent, tokens }: Outgoing) {
  for (const token of tokens) await data.tokens.put(token);
  const [letter] = sent;
  if (!letter) throw new Error('No e-mail was created.');
  return letter;
}

async function subscribe({ api, author }: Scene) {
  const of = { email: 'eva@example.com', authorId: author.user.id };
  const { subscriber, letter } = await newSubscription(api.ports, of);
  await api.data.subscribers.put(subscriber, letter);
  return { subscriber, letter };
}

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

/** More than the beginning of a post. */
const post = JSON.stringify({
  blocks: [
    paragraph(
      'The first bin is for what fell today, the second for what fell last year, and the third for <a href="/posts/soil">soil</a>.',
    ),
    { type: 'header', data: { text: 'What goes in', level: 3 } },
    {
      type: 'list',
      data: {
        style: 'unordered',
        items: ['Leaves of every kind', 'Peel and grounds', 'Straw, <em>not</em> hay'],
      },
    },
    { type: 'quote', data: { text: 'Nothing leaves the garden.', caption: 'A neighbour' } },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['Bin', 'Months'],
          ['First', '12'],
          ['Second', '6'],
        ],
      },
    },
    ...Array.from({ length: 3 }, () =>
      paragraph('It is warm in the middle, and it smells of a forest after rain. '.repeat(8)),
    ),
  ],
});

/** Longer than an e-mail may be. */
const longPost = JSON.stringify({
  blocks: Array.from({ length: 400 }, (_, at) =>
    paragraph(`${at}. ${'It is warm in the middle. '.repeat(20)}`),
  ),
});

/** An e-mail to a confirmed subscriber about posts with these documents. */
async function newPostEmail(scene: Scene, documents: readonly string[]) {
  const { api, addPost, author, row } = scene;
  const { subscriber } = await subscribe(scene);
  const times = { now: api.clock.now(), askedAfter: 0 };
  await api.data.subscribers.confirm(subscriber.confirmHash, times);
  const postIds = documents.map((_, at) => `new-${at}`);
  for (const [at, document] of documents.entries())
    await addPost(`new-${at}`, author.user.id, document);
  return row('newPost', { postIds, subscriberId: subscriber.id });
}

async function commentOnOwn({ addPost, member, author }: Scene) {
  await addPost('own', member.user.id);
  const body = { blogId: 'own', comment: 'Well said.' };
  await author.client.ok('addComment', { body });
}

const digestOf = ({ api, row }: Scene) =>
  row('digest', { period: 'daily', since: 0, until: api.clock.now() + day });

const digestKinds = ['comment', 'likes', 'follower', 'review'] as const;

/** Comments, likes, a follower and the daily review in one e-mail. */
async function digestOfKinds(scene: Scene) {
  const { api, member, author } = scene;
  const userId = member.user.id;
  const choice = { userId, site: true, letter: 'daily', changedAt: 0 } as const;
  await api.data.notifications.choose(digestKinds.map((kind) => ({ ...choice, kind })));
  await commentOnOwn(scene);
  await author.client.ok('likePost', { params: { postId: 'own' } });
  await author.client.ok('followAuthor', { body: { authId: userId } });
  const source = { url: '', title: 'Soil', author: 'Eva' };
  const passages = ['Leaves are soil.', 'Straw is not hay.'].map((quote) => ({
    quote,
    note: '',
    source,
  }));
  await member.client.ok('importPassages', { body: { passages } });
  await notifyReviews(api.ports);
  return digestOf(scene);
}

/** E-mails that look different from the others of their kind. */
const variants = {
  'whole new post': async (scene) => {
    await scene.author.client.ok('updateProfile', { body: { letterText: 'whole' } });
    return newPostEmail(scene, [longPost]);
  },
  'several new posts': async (scene) => newPostEmail(scene, [post, post]),
  'notifications of several kinds': digestOfKinds,
} satisfies Record<string, (scene: Scene) => Promise<EmailRow>>;

export type EmailSample = EmailKind | keyof typeof variants;

/** An e-mail of each kind. A new kind doesn't compile without one. */
const letters: Record<EmailSample, (scene: Scene) => Promise<EmailRow>> = {
  ...variants,
  welcome: async ({ row }) => row('welcome', {}),
  verify: async (scene) => linkEmail(scene, 'verify'),
  reset: async (scene) => linkEmail(scene, 'reset'),
  confirm: async (scene) => linkEmail(scene, 'confirm', { pendingEmail: 'new@example.com' }),
  async emailChanged({ api, member }) {
    const { letter, token } = await newCancelEmail(api.ports, member.user);
    await api.data.tokens.put(token);
    return letter;
  },
  approved: async ({ row }) => row('approved', {}),
  emailReplaced: async ({ row }) => row('emailReplaced', {}),
  passwordChanged: async ({ row }) => row('passwordChanged', {}),
  newDevice: async ({ api, member }) =>
    storedWarning(api, await newDeviceOf(api.ports, member.user, 'Firefox on Linux')),
  passkeyAdded: async ({ api, member, name }) =>
    storedWarning(api, await passkeyAddedOf(api.ports, member.user, name)),
  passkeyRequired: async ({ api, member }) =>
    storedWarning(api, await passkeyRequiredOf(api.ports, member.user, true)),
  passkeyRemoved: async ({ row, name }) => row('passkeyRemoved', { name }),
  accountClosed: async ({ row, name }) => row('accountClosed', { firstName: name, username: name }),
  accountDeleted: async ({ row, name, title }) =>
    row('accountDeleted', { firstName: name, username: name, reason: title }),
  notPublished: async ({ row, title }) => row('notPublished', { title }),
  async contact({ api, row, name, title }) {
    const letter = row('contact', { messageId: 'message' });
    const own = { name, subject: title, createdAt: api.clock.now() };
    const message = contactRow('message', own);
    await api.data.contact.insert(message, letter);
    return letter;
  },
  async invite({ api, name }) {
    const { id: actorId } = await api.addUser('root', { role: 'admin' });
    const email = 'eve@elsewhere.example';
    const letter = newEmail(api.ports, { kind: 'invite', userId: null, email, data: { name } });
    const hash = await api.ports.secrets.hash(await emailToken(api.ports, letter.id));
    const invite = inviteRow('invite', { email, hash, expiresAt: letter.createdAt + 1000 });
    const entry = logRow('invited', { actorId });
    await api.data.invites.put(invite, entry, { letters: [], tokens: [] });
    return letter;
  },
  subscription: async (scene) => (await subscribe(scene)).letter,
  newPost: async (scene) => newPostEmail(scene, [post]),
  async digest(scene) {
    await commentOnOwn(scene);
    return digestOf(scene);
  },
};

const isVariant = (name: string): name is keyof typeof variants => name in variants;

/** All kinds of e-mails, some of them more than once. */
export const emailSamples: readonly EmailSample[] = [
  ...emailKind.options,
  ...Object.keys(variants).filter(isVariant),
];

/** An e-mail of this kind with these words. */
export async function composeKind(kind: EmailSample, words: Words): Promise<Letter> {
  const scene = await withWords(words);
  const letter = await composeEmail(scene.api.ports, await letters[kind](scene));
  if (!letter) throw new Error(`There is no letter of the kind ${kind}.`);
  return letter;
}
