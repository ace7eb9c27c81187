import { createLogger } from '@server/adapters/logger';
import { createDatabase } from '@server/data/postgres/openDatabase';
import { systemClock } from '@server/lib/clock';
import { openDriver, requireDatabase } from '../backup/openDriver';
import { requestCommand } from '../commands/requestCommand';
import { type CommandOptions, runCommand } from '../commands/runCommand';
import { openCore } from '../core/openCore';
import type { ServerSettings } from '../settings/readSettings';
import { createWork } from '../work/createWork';
import { adminResult, findAdminCommand } from './adminCommands';

/** Runs the command in this process: the site doesn't run, or its database is a server. */
async function runHere(settings: ServerSettings, args: readonly string[]) {
  requireDatabase(settings);
  const report = (failure: unknown) => log.error({ err: failure }, 'failure');
  const log = createLogger({ level: 'error' });
  const driver = await openDriver({ settings });
  const database = createDatabase(driver, { clock: systemClock, report });
  const work = createWork({ siteUrl: settings.siteUrl, thread: null });
  const core = await openCore({ settings, database, work, log });
  try {
    const { ports, store } = core;
    const { rebuildSearch } = database;
    return await findAdminCommand(args).run({ ports, store, driver, rebuildSearch });
  } finally {
    await core.close();
  }
}

async function admin(settings: ServerSettings, { args, write }: CommandOptions) {
  const command = findAdminCommand(args);
  const { databaseUrl, dataFolder } = settings;
  const request = { name: 'admin', args: command.args, value: adminResult };
  const answer = databaseUrl === null ? await requestCommand(dataFolder, request) : null;
  const { lines, isRight } = answer ?? (await runHere(settings, args));
  write(lines.map((line) => `${line}\n`).join(''));
  return isRight;
}

export const runAdmin = async (options: CommandOptions) => runCommand(options, admin);
