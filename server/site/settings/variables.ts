import { isAbsolute } from 'node:path';
import { readDatabaseUrl } from '@server/data/postgres/connection/databaseUrl';
import * as v from 'valibot';
import { parseNetworks } from './networks';

/** The environment variables of the server, each with its check. Empty ones count as not set. */

const listOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function isUrlOf(...protocols: string[]) {
  return (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const isWeb = isUrlOf('http:', 'https:');
const isOrigin = (text: string) => isWeb(text) && new URL(text).origin === text;

/** In characters. */
export const shortestKey = 32;

/** `expected` completes the sentence “NAME must be …”. */
const text = (expected: string, isValid: (value: string) => boolean) =>
  v.optional(v.pipe(v.string(), v.check(isValid, expected)));

const filled = text('some text', (value) => value.trim() !== '');
const webUrl = text('a URL that starts with http:// or https://', isWeb);
const databaseUrl = text(
  'a URL that starts with postgres:// or postgresql://',
  (value) => readDatabaseUrl(value) !== null,
);
const isMailbox = (value: string) => /^[^\s<>]+@[^\s<>]+$|^[^<>]*<[^\s<>]+@[^\s<>]+>$/.test(value);

const bucketName = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/;

/** A whole number from `least` to `most`. */
const number = (least: number, most: number, initial: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most,
        `a number from ${least} to ${most}`,
      ),
      v.transform(Number),
    ),
    initial,
  );

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'a number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an address such as 0.0.0.0')),
    '127.0.0.1',
  ),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.replace(/\/$/, '')),
      v.check(isOrigin, 'the URL of the site without a path, such as https://blog.example'),
    ),
  ),
  DATA_FOLDER: v.optional(v.string(), './data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  SECRET_KEY: text(`at least ${shortestKey} characters`, (value) => value.length >= shortestKey),
  FILES: text(
    'disk, or the name of a bucket such as s3://pictures',
    (value) => value === 'disk' || bucketName.test(value),
  ),
  S3_ENDPOINT: webUrl,
  S3_REGION: filled,
  S3_ACCESS_KEY_ID: filled,
  S3_SECRET_ACCESS_KEY: filled,
  S3_PATH_STYLE: text('1 or 0', (value) => value === '1' || value === '0'),
  BACKUPS: text(
    'an absolute path of a folder, or the name of a bucket such as s3://backups',
    (value) => isAbsolute(value) || bucketName.test(value),
  ),
  BACKUP_HOUR: number(0, 23, '3'),
  BACKUPS_KEPT: number(1, 999, '7'),
  SMTP_URL: text('a URL that starts with smtp:// or smtps://', isUrlOf('smtp:', 'smtps:')),
  MAIL_FROM: text('an e-mail address, with or without a name', isMailbox),
  CONTACT_ADDRESS: text('an e-mail address', isMailbox),
  LETTERS_PER_MINUTE: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999'), v.transform(Number)),
    '100',
  ),
  GOOGLE_CLIENT_ID: filled,
  GOOGLE_CLIENT_SECRET: filled,
  SUMMARY_URL: webUrl,
  SUMMARY_KEY: filled,
  SUMMARY_MODEL: filled,
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check(
        (networks) => parseNetworks(networks) !== null,
        'a list of addresses and networks such as 127.0.0.1, 10.0.0.0/8',
      ),
    ),
    '',
  ),
  PAGE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check(
        (origins) => origins.every(isOrigin),
        'a list of origins such as https://www.blog.example',
      ),
    ),
    '',
  ),
  CDN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'a number of seconds up to 99999'),
      v.transform(Number),
    ),
    '0',
  ),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a number of seconds up to 99'), v.transform(Number)),
    '0',
  ),
  METRICS_TOKEN: text(`at least ${shortestKey} characters`, ({ length }) => length >= shortestKey),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
});

/** The parsed variables. */
export type Variables = v.InferOutput<typeof variables>;
