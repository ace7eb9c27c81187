import type { ContactView } from '@contract/contact/contactEntities';
import { contactMessages } from '@contract/texts/contactMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/createTestApi';

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'About\r\nBcc: all@example.com',
  message: 'Hello <b>there</b>',
};

test('the editors get the message by e-mail', async () => {
  const { visitor, mail, settled, counts } = createTestApi();
  const answer = await visitor().ok('sendContact', { body: message });
  expect(answer.message).toBe(contactMessages.received);
  await settled();
  expect(counts.get('data.contact.insert')).toBe(1);
  expect(mail.outbox).toHaveLength(1);
  const email = mail.outbox[0];
  expect(email).toMatchObject({
    to: 'editors@commonplace.test',
    subject: 'Contact: About Bcc: all@example.com',
    replyTo: message.email,
  });
  expect(email?.text).toContain('Reply to: ada@example.com');
  expect(email?.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;');
});

test('all fields are required and the address is validated', async () => {
  const { visitor, counts } = createTestApi();
  for (const field of ['name', 'email', 'subject', 'message']) {
    const body = { ...message, [field]: ' ' };
    expect(await visitor().refused('sendContact', { body })).toEqual({
      status: 422,
      success: false,
      field,
      message: validationTexts.contactIncomplete,
    });
  }
  const answer = await visitor().refused('sendContact', { body: { ...message, email: 'ada' } });
  expect(answer).toMatchObject({
    status: 422,
    message: validationTexts.contactEmailInvalid,
    field: 'email',
  });
  expect(counts.get('data.contact.insert')).toBeUndefined();
});

test('administrators read the messages, mark them and delete them', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('admin', { role: 'admin' });
  await api.visitor().ok('sendContact', { body: message });
  const { messages, open } = await client.ok('listContact', { query: {} });
  expect(open).toBe(1);
  expect(messages).toMatchObject([{ ...message, isDone: false, isSpam: false }]);
  expect(await client.ok('readWaiting', {})).toMatchObject({ messages: 1 });
  const params = { id: messages[0]?._id ?? '' };
  const idsOf = async (query: { view?: ContactView; isDone?: boolean }) =>
    (await client.ok('listContact', { query })).messages.map(({ _id }) => _id);
  await client.ok('changeContact', { params, body: { isDone: true } });
  expect(await idsOf({ view: 'open' })).toEqual([]);
  expect(await idsOf({ isDone: false })).toEqual([]);
  expect(await idsOf({ isDone: true })).toEqual([params.id]);
  const { contact } = await client.ok('changeContact', { params, body: { isSpam: true } });
  expect(contact).toMatchObject({ isDone: true, isSpam: true });
  expect(await idsOf({})).toEqual([]);
  expect(await idsOf({ view: 'spam' })).toEqual([params.id]);
  expect(await client.ok('readWaiting', {})).toMatchObject({ messages: 0 });
  await client.ok('removeContact', { params });
  expect(await idsOf({ view: 'spam' })).toEqual([]);
});

test('moderators are not told how many messages are open', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('moderator', { role: 'moderator' });
  expect(await client.ok('readWaiting', {})).not.toHaveProperty('messages');
});
