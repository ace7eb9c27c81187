import { createTestApi } from '@server/core/testing/createTestApi';
import { commentRow, newPost } from '@server/data/testing/rows';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtpMail';
import { headersOf, partsOf } from './testing/readMime';
import { serveSmtp } from './testing/serveSmtp';

const day = 24 * 60 * 60_000;

/** Two authors on whose posts others comment, on a site that sends by SMTP. */
async function startSending(options: SMTPServerOptions = {}) {
  const api = createTestApi();
  const smtp = await serveSmtp(options);
  const mail = createSmtpMail({ url: `smtp://${smtp.host}`, from: 'hello@commonplace.test' });
  onTestFinished(() => mail.close());
  api.ports.mail = mail;
  for (const author of ['adalove', 'idaroe']) {
    await api.addUser(author);
    const post = { authorId: `user-${author}`, title: `Où <b>${author}</b> & co.` };
    await api.data.posts.insert(newPost(`post-of-${author}`, post));
  }
  const zoe = { firstName: 'Zoë', lastName: 'https://evil.example/<i>x</i>' };
  await api.addUser('zoe', zoe);
  await api.addUser('mute', { firstName: 'Ben', lastName: 'Muted' });
  const times = { createdAt: api.clock.now() };
  await api.data.mutes.put({ userId: 'user-adalove', mutedId: 'user-mute', ...times });
  let written = 0;
  const comment = async (postId: string, authorId: string) => {
    written += 1;
    const createdAt = api.clock.now();
    await api.data.comments.insert(commentRow(`c${written}`, { postId, authorId, createdAt }));
  };
  const run = async (time: number) => {
    api.clock.advance(time);
    await api.sender.run();
  };
  await run(0);
  api.clock.advance(1000);
  return { api, ...smtp, comment, run };
}

test('a digest is one letter a member, as text and HTML, which can be stopped with one click', async () => {
  const { received, comment, run } = await startSending();
  for (const author of ['adalove', 'idaroe'])
    for (const writer of ['zoe', 'mute']) await comment(`post-of-${author}`, `user-${writer}`);
  await run(day);
  // E-mails are sent side by side.
  const letters = received.toSorted((one, other) => (String(one.to) < String(other.to) ? -1 : 1));
  expect(letters.map(({ to }) => to)).toEqual([['adalove@example.com'], ['idaroe@example.com']]);
  const [letter] = letters;
  if (!letter) throw new Error('There is no letter.');
  const headers = headersOf(letter);
  expect(headers).toMatchObject({
    to: 'adalove@example.com',
    from: 'hello@commonplace.test',
    'auto-submitted': 'auto-generated',
    'list-id': '<daily.notifications.commonplace.test>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/commonplace\.test\/api\/v1\/letters\/stop\/comment\.daily\.[\w-]{43}\.user-adalove>$/,
    ),
    'message-id': expect.stringMatching(/^<daily\.\d+\.user-adalove@commonplace\.test>$/),
  });
  expect(headers['content-type']).toContain('multipart/alternative');
  const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(letter);
  const stopPage = /\/letters\/stop\/[\w.-]+/.exec(headers['list-unsubscribe'] ?? '')?.[0];
  for (const part of [text, html]) {
    expect(part).toContain('You get this letter once a day because of your choices');
    expect(part).toContain(`https://commonplace.test${stopPage}`);
    expect(part).not.toContain('Muted');
  }
  expect(text).toContain('Zoë https:// evil. example/');
  expect(text).toContain('commented on “Où <b>adalove</b> & co.”');
  expect(html).toContain('“Où &lt;b&gt;adalove&lt;/b&gt; &amp; co.”');
  // Nothing is loaded from elsewhere, and links are those of the site.
  expect(html).not.toMatch(/<img|<link|<iframe|<i>|url\(|@import|src=/);
  const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
  expect(links).toEqual([
    'https://commonplace.test',
    'https://commonplace.test/posts/post-of-adalove#comment-c1',
    'https://commonplace.test/notifications',
    `https://commonplace.test${stopPage}`,
    expect.stringMatching(
      /^https:\/\/commonplace\.test\/letters\/stop\/daily\.[\w-]{43}\.user-adalove$/,
    ),
    'https://commonplace.test/dashboard/notifications',
    'https://commonplace.test',
  ]);
  const addresses = letter.source.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g);
  expect(new Set(addresses)).toEqual(
    new Set(['adalove@example.com', 'hello@commonplace.test', headers['message-id']?.slice(1, -1)]),
  );
});

test('a member whose address was refused three times gets no more digests, until another letter arrives', async () => {
  const asked: string[] = [];
  let isRefusing = true;
  const { api, received, comment, run } = await startSending({
    onRcptTo({ address }, _session, callback) {
      asked.push(address);
      const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
      callback(isRefusing ? refusal : null);
    },
  });
  const nextDay = async () => {
    await comment('post-of-adalove', 'user-zoe');
    await run(day);
  };
  for (let days = 1; days <= 4; days += 1) await nextDay();
  expect(asked).toEqual(Array(3).fill('adalove@example.com'));
  expect(await api.data.letters.refusals('adalove@example.com')).toBe(3);
  isRefusing = false;
  await nextDay();
  expect(received).toEqual([]);
  await api.visitor().ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await api.settled();
  await nextDay();
  expect(received.map((letter) => headersOf(letter)['list-id'])).toEqual([
    undefined,
    '<daily.notifications.commonplace.test>',
  ]);
});
