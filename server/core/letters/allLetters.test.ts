import { type LetterKind, letterKind } from '@contract/letters/letterEntities';
import type { LetterRow, UserRow } from '@server/data/rows';
import { expect, test } from 'vitest';
import type { Letter } from '../ports';
import { postBody } from '../testing/createScenario';
import { createTestApi } from '../testing/createTestApi';
import { composeLetter } from './composeLetter';
import type { LetterData } from './letterData';
import { newCancelLetter, newLetter, newLinkLetter } from './newLetter';
import { newSubscription } from './subscriptions';

const day = 24 * 60 * 60_000;

/** A member, and an author whose posts and comments others are told about; both have the name. */
async function withNames(name: string) {
  const api = createTestApi();
  const names = { firstName: name, lastName: name };
  const member = await api.addSignedInUser('member', names);
  const author = await api.addSignedInUser('author', names);
  return { api, name, member, author, row: newRow };

  function newRow<Kind extends LetterKind>(kind: Kind, data: LetterData<Kind>) {
    const { id: userId, email } = member.user;
    return newLetter(api.ports, { kind, userId, email, data });
  }
}
type Scene = Awaited<ReturnType<typeof withNames>>;

async function linkLetter(
  { api, member }: Scene,
  kind: 'verify' | 'reset' | 'confirm',
  changes: Partial<UserRow> = {},
) {
  await api.changeUser(member.user.id, changes);
  const email = changes.pendingEmail ?? member.user.email;
  const { letter, token } = await newLinkLetter(api.ports, kind, { ...member.user, email });
  await api.data.tokens.put(token);
  return letter;
}

async function subscribe({ api, author }: Scene) {
  const of = { email: 'eva@example.com', authorId: author.user.id };
  const { subscriber, letter } = await newSubscription(api.ports, of);
  await api.data.subscribers.put(subscriber, letter);
  return { subscriber, letter };
}

/** A letter of each kind. A new kind doesn't compile without one. */
const letters: Record<LetterKind, (scene: Scene) => Promise<LetterRow>> = {
  welcome: async ({ row }) => row('welcome', {}),
  verify: async (scene) => linkLetter(scene, 'verify'),
  reset: async (scene) => linkLetter(scene, 'reset'),
  confirm: async (scene) => linkLetter(scene, 'confirm', { pendingEmail: 'new@example.com' }),
  async emailChanged({ api, member }) {
    const { letter, token } = await newCancelLetter(api.ports, member.user);
    await api.data.tokens.put(token);
    return letter;
  },
  emailReplaced: async ({ row }) => row('emailReplaced', {}),
  passwordChanged: async ({ row }) => row('passwordChanged', {}),
  accountClosed: async ({ row, name }) => row('accountClosed', { firstName: name, username: name }),
  notPublished: async ({ row }) => row('notPublished', { title: 'A walk' }),
  async contact({ api, row, name }) {
    const letter = row('contact', { messageId: 'message' });
    const words = { subject: 'Hello', message: 'Hello.', createdAt: api.clock.now() };
    const message = { id: 'message', name, email: 'eva@example.com', ...words };
    await api.data.contact.insert(message, letter);
    return letter;
  },
  subscription: async (scene) => (await subscribe(scene)).letter,
  async newPost(scene) {
    const { api, author, row } = scene;
    const { subscriber } = await subscribe(scene);
    const times = { now: api.clock.now(), askedAfter: 0 };
    await api.data.subscribers.confirm(subscriber.confirmHash, times);
    const { newBlog } = await author.client.ok('createPost', { body: postBody() });
    return row('newPost', { postIds: [newBlog._id], subscriberId: subscriber.id });
  },
  async digest({ api, member, author, row }) {
    const { newBlog } = await member.client.ok('createPost', { body: postBody() });
    const body = { blogId: newBlog._id, comment: 'Well said.' };
    await author.client.ok('addComment', { body });
    return row('digest', { period: 'daily', since: 0, until: api.clock.now() + day });
  },
};

async function compose(kind: LetterKind, name: string): Promise<Letter> {
  const scene = await withNames(name);
  const letter = await composeLetter(scene.api.ports, await letters[kind](scene));
  if (!letter) throw new Error(`There is no letter of the kind ${kind}.`);
  return letter;
}

const partsOf = ({ subject, text, html }: Letter) => [subject, text, html];

/** Control characters, but not the line breaks of text and HTML, and those that change the direction of text. */
const unseen = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

test.each(letterKind.options)('a long name is cut in the letter %s', async (kind) => {
  const letter = await compose(kind, 'x'.repeat(100));
  expect(letter.text).toContain(`${'x'.repeat(39)}…`);
  for (const part of partsOf(letter)) expect(part).not.toContain('x'.repeat(40));
});

test.each(letterKind.options)('markup in a name is text in the letter %s', async (kind) => {
  const letter = await compose(kind, '<img src=x> & <b>');
  expect(letter.text).toContain('<img src=x> & <b>');
  expect(letter.html).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;');
  expect(letter.html).not.toMatch(/<(?:img|b)\b/);
});

test.each(letterKind.options)(
  'characters of a name that are not seen are not in the letter %s',
  async (kind) => {
    const letter = await compose(
      kind,
      'Ada\r\nBcc: all\u0000\u0007\u001b\u0085\u202eevil\u2066\u200f',
    );
    expect(letter.text).toContain('Ada Bcc: allevil');
    for (const part of partsOf(letter)) expect(part).not.toMatch(unseen);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  },
);
