import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '@server/core/ports';
import type { Clock } from '@server/lib/clock';
import { emailAsText } from './logMail';

type FolderMailOptions = { folder: string; clock: Clock };

/**
 * Writes each e-mail into a file that only the user can read, for a public site without SMTP: its output can
 * be read by more people than its e-mails, whose links open accounts.
 */
export function createFolderMail({ folder, clock }: FolderMailOptions): Mail {
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(clock.now()).toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${randomUUID()}.txt`);
      await writeFile(file, emailAsText(letter), { mode: 0o600, flag: 'wx' });
    },
  };
}
