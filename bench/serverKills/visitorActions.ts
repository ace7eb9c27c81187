import { testPicture } from '@server/core/testing/testPicture';
import { createClient } from '../../server/core/testing/createClient';
import { personaPassword } from '../../server/seed/personas';
import type { Action, WriterParts } from './places';

/** All writers together send fewer than visitors may in an hour. */
const messagesPerWriter = 40;
/** The same for e-mails to new addresses. */
const accountsPerWriter = 8;

/** What other visitors do: messages to the editors, new accounts and their first comments, which need a review. */
export function createVisitorActions(parts: WriterParts): Action[] {
  const { moderator, connection, id, journal, nextName } = parts;
  let sent = 0;
  let registered = 0;

  /** Each message is of another visitor. */
  async function sendMessage() {
    if (sent === messagesPerWriter) return;
    sent += 1;
    const message = `Message ${nextName()}.`;
    const visitor = createClient(connection, `198.51.${id}.${sent}`);
    const subject = 'A question';
    await visitor.ok('sendContact', {
      body: { name: 'Ines', email: 'ines@example.com', subject, message },
    });
    journal.messages.push(message);
  }

  /** The new account gets an e-mail with a link that verifies its address. A moderator approves its comment. */
  async function register() {
    if (registered === accountsPerWriter) return;
    registered += 1;
    const name = nextName();
    const email = `${name}@example.com`;
    const visitor = createClient(connection, `203.0.${id}.${registered}`);
    const form = { username: name, firstName: 'Ines', lastName: 'Moreau', email };
    await visitor.ok('register', {
      body: { ...form, password: personaPassword, avatar: testPicture() },
    });
    journal.registered.push(email);
    const text = `First comment of ${name}`;
    const answer = await visitor.ok('addComment', { body: { blogId: 'post-1', comment: text } });
    journal.stored.comments.push(text);
    const commentId = answer.comment?._id ?? '';
    const body = { state: 'shown', reason: '' } as const;
    await moderator.ok('decideComment', { params: { commentId }, body });
    journal.stored['approved comments'].push(text);
  }

  return [sendMessage, register];
}
