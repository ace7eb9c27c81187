import { contentOf, postBody } from '@server/core/testing/createScenario';
import { createTestApi } from '@server/core/testing/createTestApi';
import { findEmailToken } from '@server/core/testing/findEmailToken';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtpMail';
import { headersOf, partsOf } from './testing/readMime';
import { serveSmtp } from './testing/serveSmtp';

/** After so long a subscriber gets the next e-mail about new posts, in milliseconds. */
const anHourLater = 70 * 60_000;

/** Confirmed subscribers of a site that sends by SMTP, and an author who has been there for long. */
async function startSending(addresses: readonly string[], options: SMTPServerOptions = {}) {
  const api = createTestApi();
  const visitor = api.visitor();
  const { client } = await api.addSignedInUser('adalove', { createdAt: 0 });
  for (const email of addresses) {
    await visitor.ok('subscribe', { body: { email } });
    await api.settled();
    const subject = 'Confirm that you want new posts by e-mail';
    const token = findEmailToken(api.mail.outbox, subject);
    await visitor.ok('confirmSubscription', { params: { token } });
  }
  const smtp = await serveSmtp(options);
  const mail = createSmtpMail({ url: `smtp://${smtp.host}`, from: 'hello@commonplace.test' });
  onTestFinished(() => mail.close());
  api.ports.mail = mail;
  const publish = async (url: string, given: Parameters<typeof postBody>[0] = {}) => {
    const body = postBody({ url, ...given });
    await client.ok('refreshToken', {});
    await client.ok('createPost', { body });
    await api.settled();
    api.clock.advance(anHourLater);
    api.ports.wakeEmails();
    await api.settled();
  };
  return { api, ...smtp, publish };
}

test('a new post is one letter a person, as text and HTML, which can be stopped with one click', async () => {
  const { received, publish } = await startSending(['eva@example.com', 'ida@example.com']);
  await publish('first', {
    title: 'A walk <b>in the hills</b>',
    content: contentOf('We met <i>no one</i>, and wrote &lt;b&gt;nothing&lt;/b&gt; down.'),
  });
  expect(received.map(({ to }) => to.join()).toSorted()).toEqual([
    'eva@example.com',
    'ida@example.com',
  ]);
  const letter = received.find(({ to }) => to[0] === 'eva@example.com');
  if (!letter) throw new Error('There is no letter.');
  const headers = headersOf(letter);
  expect(headers).toMatchObject({
    to: 'eva@example.com',
    subject: 'Ada Lovelace: A walk <b>in the hills</b>',
    'auto-submitted': 'auto-generated',
    'list-id': '<posts.commonplace.test>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/commonplace\.test\/api\/v1\/letters\/stop\/[\w-]{43}>$/,
    ),
    'message-id': expect.stringMatching(/^<[\w.-]+@commonplace\.test>$/),
  });
  expect(headers['content-type']).toContain('multipart/alternative');
  const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(letter);
  const stopPage = /\/letters\/stop\/[\w-]{43}/.exec(headers['list-unsubscribe'] ?? '')?.[0];
  for (const part of [text, html]) {
    expect(part).toContain('https://commonplace.test/posts/first');
    expect(part).toContain(`https://commonplace.test${stopPage}`);
    expect(part).toContain('because this address asked for all new posts');
  }
  expect(text).toMatch(/^A walk <b>in the hills<\/b>\r?$/m);
  expect(text).toContain('We met no one, and wrote <b>nothing</b> down.');
  expect(html).toContain('A walk &lt;b&gt;in the hills&lt;/b&gt;</h1>');
  expect(html).toContain('and wrote &lt;b&gt;nothing&lt;/b&gt; down.');
  expect(html).not.toContain('<b>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  // Nothing is loaded from elsewhere, and links are those of the site.
  expect(html).toMatch(/<img src="https:\/\/commonplace\.test\/api\/v1\/resource\/file\//);
  expect(html).not.toMatch(/<link|<iframe|url\(|@import|src="(?!https:\/\/commonplace\.test\/)/);
  const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
  expect(links).toEqual([
    'https://commonplace.test',
    'https://commonplace.test/posts/first',
    `https://commonplace.test${stopPage}`,
    'https://commonplace.test',
  ]);
  expect(letter.source).not.toContain('ida@example.com');
});

test('an address that was refused three times gets no more posts, until another letter reaches it', async () => {
  const asked: string[] = [];
  let isRefusing = true;
  const eva = 'eva@example.com';
  const { api, received, publish } = await startSending([eva, 'ida@example.com'], {
    onRcptTo({ address }, _session, callback) {
      asked.push(address);
      const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
      callback(isRefusing && address === eva ? refusal : null);
    },
  });
  const triesOfEva = () => asked.filter((address) => address === eva).length;
  for (const url of ['one', 'two', 'three', 'four']) await publish(url);
  expect(triesOfEva()).toBe(3);
  expect(received.map(({ to }) => to)).toEqual(Array(4).fill(['ida@example.com']));
  isRefusing = false;
  await publish('five');
  expect(triesOfEva()).toBe(3);
  await api.addUser('evalove', { email: eva });
  await api.visitor().ok('forgotPassword', { body: { email: eva } });
  await api.settled();
  await publish('six');
  expect(received.filter(({ to }) => to[0] === eva)).toHaveLength(2);
});

test('a refused content does not count as a refused address', async () => {
  const { api, publish } = await startSending(['eva@example.com'], {
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => callback(Object.assign(new Error('Spam'), { responseCode: 554 })));
    },
  });
  await publish('one');
  expect(await api.rows('letters')).toMatchObject([
    { failure: expect.stringContaining('554 Spam') },
  ]);
  expect(await api.data.letters.refusals('eva@example.com')).toBe(0);
});
