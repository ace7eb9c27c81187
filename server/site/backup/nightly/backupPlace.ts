import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBucket, listObjects, putFile, removeObjects } from '@server/adapters/s3Bucket';
import type { NightlyBackups, S3Settings } from '../../settings/readSettings';
import type { BackupSummary } from '../siteContents';

type WriteBackup = (path: string) => Promise<BackupSummary>;

/** Where nightly backups are. */
export type BackupPlace = {
  names(): Promise<readonly string[]>;
  /** Stores what `write` writes to a path of the disk. */
  store(name: string, write: WriteBackup): Promise<BackupSummary>;
  remove(names: readonly string[]): Promise<void>;
};

const createFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

function inFolder(folder: string): BackupPlace {
  return {
    async names() {
      await createFolder(folder);
      return readdir(folder);
    },
    store: async (name, write) => write(join(folder, name)),
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

/** A backup is written to the data folder first, and sent to the bucket when it is complete. */
function inBucket(settings: S3Settings, dataFolder: string): BackupPlace {
  const bucket = createBucket(settings);
  const folder = join(dataFolder, 'nightly-backup');
  return {
    async names() {
      const names: string[] = [];
      for await (const objects of listObjects(bucket, '')) {
        names.push(...objects.map(({ name }) => name));
      }
      return names;
    },
    async store(name, write) {
      await rm(folder, { recursive: true, force: true });
      await createFolder(folder);
      try {
        const path = join(folder, name);
        const summary = await write(path);
        await putFile(bucket, `/${name}`, path);
        return summary;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    remove: async (names) => removeObjects(bucket, names),
  };
}

export const openBackupPlace = ({ place }: NightlyBackups, dataFolder: string) =>
  'folder' in place ? inFolder(place.folder) : inBucket(place.bucket, dataFolder);
