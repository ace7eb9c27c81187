import { resolve } from 'node:path';
import { apiPath } from '@contract/apiPath';
import { pathTo } from '@contract/pages';
import { brokenFields } from '@contract/ruleParts';
import { signUpRules } from '@contract/rules';
import { accountMessages } from '@contract/texts/apiMessages';
import { letterTexts } from '@contract/texts/letterTexts';
import { normalizeUsername } from '@contract/usernames';
import { newAccountRow } from '@server/core/accounts/newAccountRow';
import { sendTestEmail } from '@server/core/emails/routes/letters';
import { ApiFailure } from '@server/core/failure';
import { fileUrl } from '@server/core/files/fileUrl';
import type { FileStore, Ports } from '@server/core/ports';
import { issueToken } from '@server/core/tokens/emailTokens';
import type { Driver } from '@server/data/postgres/connection/driver';
import type { UserRow } from '@server/data/rows/rows';
import * as v from 'valibot';
import { findWrongCounters } from '../backup/checkCounters';
import { readFileNames, withVersions } from '../backup/usedFiles';
import { CommandFailure } from '../commands/commandFailure';
import { exportSite } from './exportSite';

/** What the commands of an administrator work on. */
export type AdminSite = {
  ports: Ports;
  store: FileStore;
  driver: Pick<Driver, 'query'>;
  rebuildSearch: () => Promise<number>;
};

/** What a command prints, and whether it found nothing wrong. */
export const adminResult = v.object({ lines: v.array(v.string()), isRight: v.boolean() });

type Result = v.InferOutput<typeof adminResult>;

type AdminCommand = {
  /** Its arguments, as they are explained. */
  usage: string;
  about: string;
  /** The arguments as a process in another folder understands them. */
  here?: (args: readonly string[]) => readonly string[];
  run: (site: AdminSite, args: readonly string[]) => Promise<Result>;
};

const right = (...lines: string[]): Result => ({ lines, isRight: true });

/** How many accounts are listed, or sessions ended, at a time. */
const atOnce = 100;

async function requireUser({ data }: Ports, username = '') {
  const user = await data.users.byUsername(username);
  if (!user) throw new CommandFailure(`There is no account ${username}.`);
  return user;
}

/** It works once, within an hour. */
async function passwordLink(ports: Ports, user: UserRow) {
  const token = await issueToken(ports, user, 'reset');
  if (token === null)
    throw new CommandFailure(`The account ${user.username} was changed. Try again.`);
  return right(
    `Choose the password of ${user.username} within an hour at`,
    `  ${ports.settings.siteUrl}${pathTo('resetPassword', { token })}`,
  );
}

const takenMessages = {
  'username taken': accountMessages.usernameTaken,
  'email taken': accountMessages.emailTaken,
} as const;

async function createAdmin({ ports }: AdminSite, args: readonly string[]) {
  const [name = '', email = '', firstName = '', lastName = ''] = args;
  const form = { username: normalizeUsername(name), email, firstName, lastName };
  const rules = signUpRules.filter(({ field }) => field !== 'avatar' && field !== 'password');
  const errors = brokenFields(rules, { ...form, password: '', avatar: null });
  if (errors.size > 0) throw new CommandFailure([...errors.values()].join('\n'));
  const row = newAccountRow(ports, {
    ...form,
    avatar: '',
    isVerified: true,
    isProviderLinked: false,
    passwordHash: await ports.passwords.hash(ports.secrets.random()),
  });
  const user = await ports.data.users.insert({ ...row, role: 'admin' });
  if (typeof user === 'string') throw new CommandFailure(takenMessages[user]);
  return passwordLink(ports, user);
}

async function listUsers({ ports }: AdminSite, [term = '']: readonly string[]) {
  const { rows, count } = await ports.data.users.list({ term, skip: 0, take: atOnce });
  const lines = rows.map(({ username, role, firstName, lastName, email, isBlocked, createdAt }) =>
    [
      username.padEnd(20),
      role.padEnd(9),
      new Date(createdAt).toISOString().slice(0, 10),
      `${firstName} ${lastName} <${email}>${isBlocked ? ' (blocked)' : ''}`,
    ].join(' '),
  );
  return right(...lines, `${rows.length} of ${count} accounts`);
}

async function tryEmail({ ports }: AdminSite, [to = '']: readonly string[]) {
  await sendTestEmail(ports, to).catch((failure: unknown) => {
    throw failure instanceof ApiFailure ? new CommandFailure(failure.message) : failure;
  });
  return right(letterTexts.testSent(to));
}

async function endSessions({ ports }: AdminSite, [username]: readonly string[]) {
  const { data, clock } = ports;
  const { id } = await requireUser(ports, username);
  const query = { userId: id, now: clock.now(), take: atOnce };
  let ended = 0;
  for (let open = await data.sessions.list(query); open.length > 0; ) {
    for (const session of open) await data.sessions.remove(session.id);
    ended += open.length;
    open = await data.sessions.list(query);
  }
  return right(`${ended} sessions of ${username} have ended.`);
}

async function findMissing({ driver, store }: AdminSite) {
  const used = await readFileNames(driver.query, fileUrl({ apiPath }, ''));
  const stored = new Set<string>();
  for await (const files of store.list()) for (const { name } of files) stored.add(name);
  return used.flatMap(withVersions).filter((name) => !stored.has(name));
}

async function verify(site: AdminSite): Promise<Result> {
  const counters = await findWrongCounters(site.driver.query);
  const missing = await findMissing(site);
  const found = [
    ...counters.map(({ counter, id }) => `${counter} of ${id} is not what its rows say.`),
    ...missing.map((name) => `The file ${name} is missing.`),
  ];
  if (found.length > 0) return { lines: found, isRight: false };
  return right('Every counter agrees with its rows, and no file is missing.');
}

const commands: Readonly<Record<string, AdminCommand>> = {
  users: {
    usage: '[words]',
    about: 'lists the newest accounts, or those with these words in name or address',
    run: listUsers,
  },
  'create-admin': {
    usage: '<username> <e-mail> <first name> <last name>',
    about: 'creates an administrator, and prints the link where the password is chosen',
    run: createAdmin,
  },
  'reset-password': {
    usage: '<username>',
    about: 'prints a link where another password is chosen',
    run: async ({ ports }, [username]) => passwordLink(ports, await requireUser(ports, username)),
  },
  'end-sessions': {
    usage: '<username>',
    about: 'signs the account out on all devices',
    run: endSessions,
  },
  'test-email': {
    usage: '<address>',
    about: 'sends an e-mail at once, and says why if it can not',
    run: tryEmail,
  },
  verify: {
    usage: '',
    about: 'compares counters with rows, and files with what uses them; changes nothing',
    run: verify,
  },
  export: {
    usage: '<folder>',
    about: 'writes a zip of what each member has written, and one of the pages of the site',
    here: ([folder = '']) => [resolve(folder)],
    async run({ ports }, [folder = '']) {
      const members = await exportSite(ports, folder);
      return right(
        `Wrote ${members + 1} files to ${folder}.`,
        'They contain drafts and addresses.',
      );
    },
  },
  'rebuild-search': {
    usage: '',
    about: 'derives again what the search reads of each post',
    run: async ({ rebuildSearch }) => right(`${await rebuildSearch()} posts`),
  },
};

const usage = () =>
  Object.entries(commands)
    .map(([name, { usage: args, about }]) => `  ${name} ${args}\n      ${about}`)
    .join('\n');

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The command with its arguments; fails with the list of all commands if there is no such one. */
export function findAdminCommand([name = '', ...args]: readonly string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const least = countOf(command?.usage ?? '', /</g);
  const most = least + countOf(command?.usage ?? '', /\[/g);
  if (!command || args.length < least || args.length > most)
    throw new CommandFailure(
      `Name a command with its arguments, after "npm run admin --":\n${usage()}`,
    );
  const understood = command.here?.(args) ?? args;
  return {
    args: [name, ...understood],
    run: async (site: AdminSite) => command.run(site, understood),
  };
}
