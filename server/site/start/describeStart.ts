import { describeServers } from '@server/data/postgres/connection/databaseUrl';
import { personaPassword, personas } from '@server/seed/personas';
import { emailFolder } from '../settings/dataFolder';
import type { ServerSettings } from '../settings/readSettings';
import type { RunningSite } from './startSite';

const personaLines = () => [
  `Sign in as one of these users. All passwords are ${personaPassword}`,
  ...personas.map(({ username, purpose }) => `  ${username.padEnd(9)} ${purpose}`),
];

function communityLines({ community, setupLink }: RunningSite) {
  const people = community === 'demo' ? personaLines() : [];
  if (setupLink === null) return people;
  const setup = [
    'This site has no administrator yet, so nobody can sign up. Create the account at',
  ];
  return [...people, ...setup, `  ${setupLink}`];
}

function describeDatabase({ database }: RunningSite, { databaseUrl, dataFolder }: ServerSettings) {
  if (database === 'memory') return 'in memory: its content is lost when the process ends';
  return databaseUrl
    ? `Postgres at ${describeServers(databaseUrl)}`
    : `PGlite in ${dataFolder}/database`;
}

function describeMail(settings: ServerSettings) {
  if (settings.smtp) return `sent through ${new URL(settings.smtp.url).host}`;
  const folder = emailFolder(settings);
  if (folder === null) return 'written to this output, not sent';
  return `not sent: SMTP_URL is not set. Written to ${folder}`;
}

function describeBackups({ backups }: ServerSettings) {
  if (!backups) return 'none by itself: BACKUPS is not set';
  const { place, hour, most } = backups;
  const where = 'folder' in place ? place.folder : `bucket ${place.bucket.bucket}`;
  return `every day at ${String(hour).padStart(2, '0')}:00 UTC to ${where}, the last ${most} stay`;
}

/** What the start prints: where the site is, what it uses, and how to sign in. */
export function describeStart(settings: ServerSettings, site: RunningSite) {
  const { siteUrl, dataFolder, bucket, host } = settings;
  const uses = {
    address: siteUrl,
    'listens on': `${host}:${site.port}`,
    database: describeDatabase(site, settings),
    files: bucket ? `bucket ${bucket.bucket} at ${bucket.endpoint}` : `${dataFolder}/files`,
    'e-mail': describeMail(settings),
    backups: describeBackups(settings),
  };
  const lines = Object.entries(uses).map(([name, use]) => `  ${name.padEnd(10)}  ${use}`);
  return ['', 'Commonplace is running.', ...lines, '', ...communityLines(site), '', ''].join('\n');
}

/** What the start prints about settings that don't work, once that is known; '' if all do. */
export const describeProblems = (problems: readonly string[]) =>
  problems.map((problem) => `  does not work: ${problem}\n`).join('');
