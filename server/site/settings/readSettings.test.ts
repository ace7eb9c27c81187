import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './readSettings';

function problemsOf(environment: Record<string, string>) {
  try {
    readSettings(environment);
    return [];
  } catch (failure) {
    return failure instanceof SettingsError ? failure.problems : [failure];
  }
}

test('without any variable the site runs on this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isPublic: false,
    dataFolder: './data',
    databaseUrl: null,
    databaseDirectUrl: null,
    bucket: null,
    backups: null,
    smtp: null,
    google: null,
    summaryModel: null,
    pageOrigins: [],
    cdnSeconds: 0,
    drainSeconds: 0,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', SITE_URL: '' })).toEqual({
    ...readSettings({}),
    isTrustedProxy: expect.any(Function),
  });
});

test('all wrong variables are named, each with what is expected', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    SITE_URL: 'https://blog.example/path',
    DATABASE_URL: 'mysql://db',
    DATABASE_DIRECT_URL: 'postgres://db:port/name',
    SECRET_KEY: 'short',
    FILES: 'ftp://files',
    BACKUPS: 'backups',
    BACKUP_HOUR: '24',
    BACKUPS_KEPT: '0',
    SMTP_URL: 'https://mail.example',
    MAIL_FROM: 'no address',
    TRUSTED_PROXIES: '10.0.0.0/33',
    PAGE_ORIGINS: 'https://a.example/',
    CDN_SECONDS: 'long',
    DRAIN_SECONDS: 'short',
    LOG_LEVEL: 'loud',
  });
  expect(problems).toEqual([
    'PORT must be a number from 0 to 65535.',
    'SITE_URL must be the URL of the site without a path, such as https://blog.example.',
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
    'DATABASE_DIRECT_URL must be a URL that starts with postgres:// or postgresql://.',
    'SECRET_KEY must be at least 32 characters.',
    'FILES must be disk, or the name of a bucket such as s3://pictures.',
    'BACKUPS must be an absolute path of a folder, or the name of a bucket such as s3://backups.',
    'BACKUP_HOUR must be a number from 0 to 23.',
    'BACKUPS_KEPT must be a number from 1 to 999.',
    'SMTP_URL must be a URL that starts with smtp:// or smtps://.',
    'MAIL_FROM must be an e-mail address, with or without a name.',
    'TRUSTED_PROXIES must be a list of addresses and networks such as 127.0.0.1, 10.0.0.0/8.',
    'PAGE_ORIGINS must be a list of origins such as https://www.blog.example.',
    'CDN_SECONDS must be a number of seconds up to 99999.',
    'DRAIN_SECONDS must be a number of seconds up to 99.',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
  ]);
});

test('a wrong secret is not repeated in the message', () => {
  expect(problemsOf({ SECRET_KEY: 'hunter2' }).join()).not.toContain('hunter2');
});

test.each([
  [{ HOST: '0.0.0.0' }, 'SITE_URL is missing: HOST is not a local address.'],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/name' },
    'DATABASE_URL is missing: DATABASE_DIRECT_URL is set.',
  ],
  [{ FILES: 's3://pictures' }, 'S3_ENDPOINT is missing: FILES is a bucket.'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing: SMTP_URL is set.'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set.'],
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID is missing: the secret is set.'],
  [{ SUMMARY_URL: 'https://m.example' }, 'SUMMARY_MODEL is missing: SUMMARY_URL is set.'],
  [{ SUMMARY_MODEL: 'small' }, 'SUMMARY_URL is missing: a model or its key is set.'],
  [
    { PAGE_ORIGINS: 'https://www.blog.example' },
    'SITE_URL must start with https:// if PAGE_ORIGINS is set.',
  ],
])('%j needs another variable', (environment, problem) => {
  expect(problemsOf(environment)).toContain(problem);
});

test('missing variables are named beside wrong ones', () => {
  expect(problemsOf({ PORT: '-1', SMTP_URL: 'smtp://mail.example' })).toHaveLength(2);
});

test('a database can have several servers', () => {
  const url = 'postgres://site:secret@one:5432,two:5433/blog?target_session_attrs=read-write';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('a bucket has its settings', () => {
  const { bucket } = readSettings({
    FILES: 's3://pictures',
    S3_ENDPOINT: 'http://localhost:9000',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(bucket).toEqual({
    endpoint: 'http://localhost:9000',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    pathStyle: true,
  });
});

test('messages of the contact form go to the sender’s address unless another is set', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Commonplace <hello@blog.example>' };
  expect(readSettings(mail).contactAddress).toBe('hello@blog.example');
  const other = { ...mail, CONTACT_ADDRESS: 'editors@blog.example' };
  expect(readSettings(other).contactAddress).toBe('editors@blog.example');
});

describe('the site is public', () => {
  test.each([
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.0.0.2' }, false],
    [{ HOST: '::1', SITE_URL: 'http://[::1]:3000' }, false],
    [{ SITE_URL: 'http://blog.localhost:3000' }, false],
    [{ SITE_URL: 'https://blog.example' }, true],
    [{ SITE_URL: 'http://192.168.1.2:3000' }, true],
    [{ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }, true],
    [{ HOST: '::', SITE_URL: 'http://localhost:3000' }, true],
  ])('with %j: %j', (environment, isPublic) => {
    expect(readSettings(environment).isPublic).toBe(isPublic);
  });
});

test('proxies are trusted by address and network', () => {
  const { isTrustedProxy } = readSettings({
    TRUSTED_PROXIES: '192.0.2.7, 10.0.0.0/8 2001:db8::/32',
  });
  expect(['192.0.2.7', '10.1.2.3', '::ffff:10.1.2.3', '2001:db8::9'].map(isTrustedProxy)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['192.0.2.8', '11.0.0.1', '2001:db9::9', 'unknown', ''].map(isTrustedProxy)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
