import { spawnSync } from 'node:child_process';

/** Postgres and PgBouncer don't run as root, so tests that run as root start them as the user `nobody`. */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}
