import * as v from 'valibot';
import { type IsInNetworks, isLoopback, parseNetworks } from './networks';
import { type Variables, variables } from './variables';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
};

/** Where a backup is written every night, and how many of them stay. */
export type NightlyBackups = {
  place: { folder: string } | { bucket: S3Settings };
  /** In UTC. */
  hour: number;
  most: number;
};

/** The settings of the process. */
export type ServerSettings = {
  port: number;
  host: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Whether other machines can reach the site. */
  isPublic: boolean;
  dataFolder: string;
  databaseUrl: string | null;
  /** The same database without its pooler; null: there is none. */
  databaseDirectUrl: string | null;
  /** null: the key is in a file of the data folder. */
  secretKey: string | null;
  /** null: files are in the data folder. */
  bucket: S3Settings | null;
  /** null: backups are only written by hand. */
  backups: NightlyBackups | null;
  /** null: e-mails are printed, or written to the data folder by a public site. */
  smtp: { url: string; from: string } | null;
  contactAddress: string;
  /** How many e-mails all processes together send within a minute. */
  emailsPerMinute: number;
  google: { clientId: string; clientSecret: string } | null;
  /** null: summaries are chosen from the post's sentences. */
  summaryModel: { url: string; key: string; model: string } | null;
  isTrustedProxy: IsInNetworks;
  pageOrigins: readonly string[];
  /** How long a CDN may answer with a page without asking again, in seconds. */
  cdnSeconds: number;
  /** How long a shutdown waits until the proxies in front have noticed, in seconds. */
  drainSeconds: number;
  /** null: there is no page of metrics. */
  metricsToken: string | null;
  logLevel: Variables['LOG_LEVEL'];
};

/** The problems of the environment, one sentence each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Environment = Readonly<Partial<Record<keyof Variables, string>>>;

/** Variables that only work together with others. */
function missingOf(set: Environment) {
  const need = (isUsed: boolean, names: readonly (keyof Variables)[], reason: string) =>
    isUsed ? names.filter((name) => !set[name]).map((name) => `${name} is missing: ${reason}`) : [];
  const buckets = (['FILES', 'BACKUPS'] as const).filter((name) => set[name]?.startsWith('s3://'));
  const keys = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const usesModel = Boolean(set.SUMMARY_MODEL ?? set.SUMMARY_KEY);
  return [
    ...need(!isLoopback(set.HOST ?? 'localhost'), ['SITE_URL'], 'HOST is not a local address.'),
    ...need(Boolean(set.DATABASE_DIRECT_URL), ['DATABASE_URL'], 'DATABASE_DIRECT_URL is set.'),
    ...buckets.flatMap((name) => need(true, keys, `${name} is a bucket.`)),
    ...need(Boolean(set.SMTP_URL), ['MAIL_FROM'], 'SMTP_URL is set.'),
    ...need(Boolean(set.GOOGLE_CLIENT_ID), ['GOOGLE_CLIENT_SECRET'], 'GOOGLE_CLIENT_ID is set.'),
    ...need(Boolean(set.GOOGLE_CLIENT_SECRET), ['GOOGLE_CLIENT_ID'], 'the secret is set.'),
    ...need(Boolean(set.SUMMARY_URL), ['SUMMARY_MODEL'], 'SUMMARY_URL is set.'),
    ...need(usesModel, ['SUMMARY_URL'], 'a model or its key is set.'),
  ];
}

/** Browsers accept cookies for pages of other sites only over TLS. */
function originProblems({ PAGE_ORIGINS, SITE_URL = '' }: Environment) {
  return PAGE_ORIGINS && !SITE_URL.startsWith('https:')
    ? ['SITE_URL must start with https:// if PAGE_ORIGINS is set.']
    : [];
}

/** null if `place` is no bucket. */
function bucketOf(read: Variables, place: string | undefined): S3Settings | null {
  if (!place?.startsWith('s3://')) return null;
  return {
    endpoint: read.S3_ENDPOINT ?? '',
    bucket: new URL(place).host,
    region: read.S3_REGION ?? 'us-east-1',
    accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: read.S3_PATH_STYLE !== '0',
  };
}

function backupsOf(read: Variables): NightlyBackups | null {
  if (read.BACKUPS === undefined) return null;
  const bucket = bucketOf(read, read.BACKUPS);
  const place = bucket ? { bucket } : { folder: read.BACKUPS };
  return { place, hour: read.BACKUP_HOUR, most: read.BACKUPS_KEPT };
}

/** `Commonplace <hello@blog.example>` without the name. */
const bareAddress = (mailbox: string) => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

function toSettings(read: Variables): ServerSettings {
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  const from = read.MAIL_FROM ?? '';
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = read;
  const { SUMMARY_URL: url, SUMMARY_MODEL: model, SUMMARY_KEY: key = '' } = read;
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl,
    isPublic: !isLoopback(read.HOST) || !isLoopback(new URL(siteUrl).hostname),
    dataFolder: read.DATA_FOLDER,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseDirectUrl: read.DATABASE_DIRECT_URL ?? null,
    secretKey: read.SECRET_KEY ?? null,
    bucket: bucketOf(read, read.FILES),
    backups: backupsOf(read),
    smtp: read.SMTP_URL === undefined ? null : { url: read.SMTP_URL, from },
    contactAddress: read.CONTACT_ADDRESS ?? (bareAddress(from) || 'editors@localhost'),
    emailsPerMinute: read.LETTERS_PER_MINUTE,
    google: clientId && clientSecret ? { clientId, clientSecret } : null,
    summaryModel: url && model ? { url, key, model } : null,
    isTrustedProxy: parseNetworks(read.TRUSTED_PROXIES) ?? (() => false),
    pageOrigins: read.PAGE_ORIGINS,
    cdnSeconds: read.CDN_SECONDS,
    drainSeconds: read.DRAIN_SECONDS,
    metricsToken: read.METRICS_TOKEN ?? null,
    logLevel: read.LOG_LEVEL,
  };
}

/** Reads the settings from environment variables; throws a `SettingsError` that names all wrong ones. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) set[name] = value;
  const { success, issues = [], output } = v.safeParse(variables, set);
  const problems = [
    ...issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}.`),
    ...missingOf(set),
    ...originProblems(set),
  ];
  if (!success || problems.length > 0) throw new SettingsError([...new Set(problems)]);
  return toSettings(output);
}
