import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = `${root}node_modules/.cache/commonplace`;

const stamp = `${cache}/installed`;

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
}

function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  // Installed without this script.
  return existsSync(`${root}node_modules/vite`);
}

/** Installs the dependencies if they are missing or the lock file has changed. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Commonplace needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled()) {
    console.log('Installing dependencies (npm ci) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, lockHash());
}

/** The command that runs a tool of node_modules with Node, on all platforms. */
export function tool(name, script) {
  return [process.execPath, `${root}node_modules/${name}/${script}`];
}
