import { type EmailKind, emailKind } from '@contract/emails/emailEntities';
import { composeKind } from '@server/core/testing/composeKind';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtpMail';
import { headersOf, partsOf } from './testing/readMime';
import { serveSmtp } from './testing/serveSmtp';

const injected = '\r\nBcc: eve@evil.example\r\nX-Evil: yes\r\n\r\nHello =?UTF-8?B?QmNj?= \u202e';
const hostile = { name: `Ada${injected}`, title: `A walk${injected}` };

const always = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
const stoppable = ['list-id', 'list-unsubscribe', 'list-unsubscribe-post'];

/** The headers of a kind besides those that each letter has. */
const further: Partial<Record<EmailKind, readonly string[]>> = {
  contact: ['reply-to'],
  newPost: stoppable,
  digest: stoppable,
};

const recipients: Partial<Record<EmailKind, string>> = {
  confirm: 'new@example.com',
  subscription: 'eva@example.com',
  newPost: 'eva@example.com',
};

/** What an SMTP server receives. */
async function deliver(kind: EmailKind, words: Parameters<typeof composeKind>[1] = hostile) {
  const { host, received } = await serveSmtp();
  const mail = createSmtpMail({ url: `smtp://${host}`, from: 'hello@commonplace.test' });
  onTestFinished(() => mail.close());
  const letter = await composeKind(kind, words);
  await mail.send(letter);
  const [raw, ...others] = received;
  if (!raw || others.length > 0) throw new Error('There is not one letter.');
  return { letter, raw };
}

test.each(emailKind.options)(
  'the letter %s has its headers and its recipient, whatever a name and a title contain',
  async (kind) => {
    const { letter, raw } = await deliver(kind);
    expect(raw.to).toEqual([letter.to]);
    const head = raw.source.slice(0, raw.source.indexOf('\r\n\r\n'));
    for (const line of head.split('\r\n')) {
      expect(line).toMatch(/^[\x20-\x7e\t]{1,998}$/);
      expect(line).not.toMatch(/^(?:bcc|x-evil)/i);
    }
    const headers = headersOf(raw);
    expect(Object.keys(headers).toSorted()).toEqual(
      [...always, ...(further[kind] ?? [])].toSorted(),
    );
    expect(headers).toMatchObject({
      to: letter.to,
      from: 'hello@commonplace.test',
      'auto-submitted': 'auto-generated',
      'message-id': letter.messageId,
    });
    expect(headers['content-type']).toMatch(/^multipart\/alternative;/);
    const parts = partsOf(raw);
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    // No line of the text begins as a header does, and nothing is markup.
    expect(parts['text/plain']).not.toMatch(/^(?:Bcc|X-Evil):/m);
    expect(parts['text/html']).not.toMatch(/\u202e|<script/);
  },
);

test.each(emailKind.options)(
  'the letter %s has no address but those that it needs',
  async (kind) => {
    const { letter, raw } = await deliver(kind, { name: 'Ada' });
    const needed = [
      letter.to,
      'hello@commonplace.test',
      letter.messageId?.slice(1, -1),
      letter.replyTo,
    ];
    const decoded = Object.values(partsOf(raw)).join('\n');
    const head = raw.source.slice(0, raw.source.indexOf('\r\n\r\n'));
    const addresses = `${head}\n${decoded}`.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(addresses.filter((address) => !needed.includes(address))).toEqual([]);
    expect(letter.to).toBe(recipients[kind] ?? letter.to);
  },
);

test.each(['newPost', 'digest'] as const)(
  'a mail program stops the letter %s with one click',
  async (kind) => {
    const { letter, raw } = await deliver(kind);
    expect(headersOf(raw)).toMatchObject({
      'list-unsubscribe': `<${letter.stopUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': expect.stringMatching(/^<[\w.-]+\.commonplace\.test>$/),
    });
    expect(letter.stopUrl).toMatch(
      /^https:\/\/commonplace\.test\/api\/v1\/letters\/stop\/[\w.-]+$/,
    );
  },
);
