import { createSmtpMail } from '@server/adapters/smtpMail';
import { serve } from '@server/adapters/testing/serve';
import { serveS3 } from '@server/adapters/testing/serveS3';
import { serveSmtp } from '@server/adapters/testing/serveSmtp';
import { expect, onTestFinished, test } from 'vitest';
import { createFiles } from '../createPorts';
import { readSettings } from '../settings/readSettings';
import { trySettings } from './trySettings';

type Bucket = Awaited<ReturnType<typeof serveS3>>;

const listed = { status: 200, body: '<ListBucketResult></ListBucketResult>' };
const refused = { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };

/** Tries a bucket at this address and the SMTP server of this URL. */
async function trial({ endpoint, smtp }: { endpoint: string; smtp: string }) {
  const settings = readSettings({
    FILES: 's3://pictures',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'test key',
    S3_SECRET_ACCESS_KEY: 'test secret',
    SMTP_URL: smtp,
    MAIL_FROM: 'hello@commonplace.test',
  });
  const mail = createSmtpMail({ url: smtp, from: 'hello@commonplace.test' });
  onTestFinished(() => mail.close());
  return trySettings({ settings, store: createFiles(settings), checkMail: mail.check });
}

test('a bucket and an SMTP server that answer are no problem', async () => {
  const { settings, objects } = await serveS3();
  const { host } = await serveSmtp();
  expect(await trial({ endpoint: settings.endpoint, smtp: `smtp://${host}` })).toEqual([]);
  expect([...objects.keys()]).toEqual([]);
});

test('a bucket that refuses the keys and an SMTP server that refuses the password are named', async () => {
  const endpoint = await serve((_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  });
  const { host } = await serveSmtp({
    authOptional: false,
    onAuth: (_, __, callback) => callback(new Error('Wrong password')),
  });
  const problems = await trial({ endpoint, smtp: `smtp://user:wrong@${host}` });
  expect(problems).toEqual([
    expect.stringMatching(/^FILES, S3_….*403 \(AccessDenied\)/),
    expect.stringMatching(/^SMTP_URL.*Wrong password/),
  ]);
});

test.each([
  ['written to', ({ faults }: Bucket) => faults.push(listed, refused), 'PUT /trial with 403'],
  ['cleared', ({ protectedNames }: Bucket) => protectedNames.add('trial'), 'POST /?delete'],
])('a bucket that can be listed, but not %s, is named', async (_, forbid, request) => {
  const bucket = await serveS3();
  const { host } = await serveSmtp();
  forbid(bucket);
  const problems = await trial({ endpoint: bucket.settings.endpoint, smtp: `smtp://${host}` });
  expect(problems).toEqual([expect.stringContaining(request)]);
});

test('without a bucket and SMTP nothing is tried', async () => {
  const settings = readSettings({});
  const store = { tryAccess: expect.unreachable };
  expect(await trySettings({ settings, store, checkMail: null })).toEqual([]);
});
