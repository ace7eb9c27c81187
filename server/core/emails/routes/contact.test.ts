import { contactMessages } from '@contract/texts/apiMessages';
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
