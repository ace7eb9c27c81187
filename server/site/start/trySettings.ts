import type { FileStore } from '@server/core/ports';
import type { ServerSettings } from '../settings/readSettings';

type Trial = {
  settings: Pick<ServerSettings, 'bucket' | 'smtp'>;
  store: Pick<FileStore, 'tryAccess'>;
  /** Connects to the SMTP server and signs in; null without one. */
  checkMail: (() => Promise<void>) | null;
};

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : 'unknown');

async function problemOf(names: string, attempt: () => Promise<unknown>) {
  return attempt().then(
    () => [],
    (failure: unknown) => [`${names}: ${messageOf(failure)}`],
  );
}

/**
 * Tries the bucket and the SMTP server, and returns what doesn't work. The site starts all the same: its
 * pages don't need them, and the fault can be on the other side.
 */
export async function trySettings({ settings, store, checkMail }: Trial): Promise<string[]> {
  const problems = await Promise.all([
    settings.bucket ? problemOf('FILES, S3_…', async () => store.tryAccess()) : [],
    checkMail ? problemOf('SMTP_URL', checkMail) : [],
  ]);
  return problems.flat();
}
