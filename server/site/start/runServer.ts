import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';
import { createLogger } from '@server/adapters/logger';
import type { ReadColumns } from '@server/data/posts/documentColumns';
import type { Logger } from 'pino';
import { prepareDataFolder } from '../settings/dataFolder';
import { readSettings, type ServerSettings, SettingsError } from '../settings/readSettings';
import type { SiteDatabase } from '../siteDatabase';
import { openWork, type Work } from '../work/createWork';
import { describeProblems, describeStart } from './describeStart';
import { type RunningSite, type SiteFolders, startSite } from './startSite';

type RunOptions = {
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  folders: SiteFolders;
  openDatabase: (
    settings: ServerSettings,
    given: {
      report: (failure: unknown) => void;
      readColumns: ReadColumns;
    },
  ) => Promise<SiteDatabase>;
  /** Installs the handlers of signals and errors, before anything is opened. */
  handleShutdown: (log: Logger) => { started: (site: RunningSite) => void };
  write: (text: string) => void;
  writeError: (text: string) => void;
};

/** A site that has started, or null if it could not and the reasons were written. */
type Run = { site: RunningSite } | null;

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : '');

function readArguments(args: readonly string[]) {
  try {
    const options = { empty: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (failure) {
    throw new SettingsError([messageOf(failure)]);
  }
}

type OpenOptions = { settings: ServerSettings; log: Logger; work: Work };

async function open({ openDatabase }: RunOptions, { settings, log, work }: OpenOptions) {
  try {
    return await openDatabase(settings, {
      report: (failure) => log.error({ err: failure }, 'database'),
      readColumns: async (content) => work.documents('columns', content),
    });
  } catch (failure) {
    throw new SettingsError([`The database can't be opened: ${messageOf(failure)}`]);
  }
}

function describeFailure(failure: unknown, { host, port }: ServerSettings) {
  if (!isErrorWithCode(failure, 'EADDRINUSE') && !isErrorWithCode(failure, 'EACCES'))
    return failure;
  return new SettingsError([`PORT and HOST must be free: ${host}:${port} can't be listened on.`]);
}

/** Before anything is opened: else what runs already would log its own failures, too. */
async function requireFreePort(settings: ServerSettings) {
  const server = createServer();
  try {
    await once(server.listen(settings.port, settings.host), 'listening');
  } catch (failure) {
    throw describeFailure(failure, settings);
  }
  await new Promise((resolve) => server.close(resolve));
}

async function start(options: RunOptions) {
  const { empty: isEmpty } = readArguments(options.args);
  const settings = readSettings(options.environment);
  const log = createLogger({ level: settings.logLevel });
  const shutdown = options.handleShutdown(log);
  const warning = await prepareDataFolder(settings);
  if (warning) log.warn(warning);
  await requireFreePort(settings);
  options.write('Opening the database; the first start takes a while …\n');
  const { folders } = options;
  const work = openWork({ folder: folders.server, siteUrl: settings.siteUrl });
  const database = await open(options, { settings, log, work });
  try {
    const site = await startSite({ settings, database, work, log, isEmpty, folders });
    shutdown.started(site);
    options.write(describeStart(settings, site));
    void site.problems.then((problems) => options.write(describeProblems(problems)));
    return { site };
  } catch (failure) {
    await database.close();
    throw describeFailure(failure, settings);
  }
}

/** Starts the site from the command line and the environment, and writes what runs where. */
export async function runServer(options: RunOptions): Promise<Run> {
  try {
    return await start(options);
  } catch (failure) {
    if (!(failure instanceof SettingsError)) throw failure;
    const lines = failure.problems.map((problem) => `  ${problem}\n`).join('');
    options.writeError(`Commonplace can't start:\n${lines}`);
    return null;
  }
}
