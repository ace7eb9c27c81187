import { join } from 'node:path';
import { openDatabase } from '@server/data/postgres/openDatabase';
import { systemClock } from '@server/lib/clock';
import { databaseFolder, databaseTemplate } from '../backup/openDriver';
import { requestShare } from '../http/requestScope';
import { runServer } from './runServer';
import { handleShutdown } from './shutdown';

// React and Redux Toolkit check much more in development, and the renderer is loaded later.
process.env['NODE_ENV'] ??= 'production';

/** The folder of this file once it is built, such as `dist-server`. */
const serverFolder = import.meta.dirname;

const run = await runServer({
  args: process.argv.slice(2),
  environment: process.env,
  folders: {
    build: serverFolder.replace(/-server$/, ''),
    server: serverFolder,
    seed: join(serverFolder, '../server/seed'),
  },
  openDatabase: ({ databaseUrl, databaseDirectUrl, dataFolder }, { report, readColumns }) =>
    openDatabase({
      ...(databaseUrl === null
        ? {
            folder: databaseFolder(dataFolder),
            template: databaseTemplate(serverFolder),
            threadFile: join(serverFolder, 'engineThread.js'),
          }
        : { url: databaseUrl }),
      directUrl: databaseDirectUrl ?? undefined,
      clock: systemClock,
      report,
      readColumns,
      shareOf: requestShare,
    }),
  handleShutdown: (log) =>
    handleShutdown({ process, log, exit: (code: number) => process.exit(code) }),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});

if (!run) process.exitCode = 1;
