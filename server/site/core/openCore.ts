import { createBackground } from '@server/adapters/background';
import { systemClock } from '@server/lib/clock';
import type { Logger } from 'pino';
import { createChanges } from '../cache/changes';
import { createFinishedAnswers } from '../cache/finishedAnswers';
import { wrapData } from '../cache/wrapData';
import { createFiles, createPorts } from '../createPorts';
import { createKnownMembers } from '../http/knownMembers';
import { requestFields } from '../http/requestScope';
import { createMetrics } from '../metrics/createMetrics';
import type { ServerSettings } from '../settings/readSettings';
import { readSecretKey } from '../settings/secretKey';
import type { SiteDatabase } from '../siteDatabase';
import { createInstallation } from '../state/readInstallation';
import type { Work } from '../work/createWork';

type CoreOptions = {
  settings: ServerSettings;
  database: SiteDatabase;
  work: Work;
  log: Logger;
};

/** What the site is built from: the ports of the API, and the parts of the process behind them. */
export async function openCore({ settings, database, work, log }: CoreOptions) {
  const report = (failure: unknown) => log.error({ ...requestFields(), err: failure }, 'failure');
  const background = createBackground(report);
  const changes = await createChanges({ ...database, report });
  const store = createFiles(settings);
  const members = createKnownMembers();
  const metrics = settings.metricsToken === null ? null : createMetrics(settings.metricsToken);
  const stored = metrics ? metrics.watchData(database.data) : database.data;
  const opened = createPorts({
    settings,
    files: store,
    data: members.watch(wrapData(stored, { changes, clock: systemClock })),
    answers: createFinishedAnswers({ changes, clock: systemClock }),
    documents: work.documents,
    limits: database.limits,
    installation: createInstallation({
      settings,
      database,
      clock: systemClock,
      folder: process.cwd(),
    }),
    background: background.start,
    report,
    secretKey: await readSecretKey(settings.secretKey, settings.dataFolder),
  });
  return {
    ...opened,
    changes,
    store,
    metrics,
    memberOf: members.memberOf,
    /** Ends background tasks and closes the database. */
    async close() {
      await background.settled();
      opened.close();
      await work.close();
      await changes.close();
      await database.close();
    },
  };
}
