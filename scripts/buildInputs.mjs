import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['contract', 'public', 'rehearsal', 'scripts', 'server', 'src'];
/** The files of the root that builds depend on. */
export const rootFiles =
  /^(?:(?:index|rehearsal)\.html|package(?:-lock)?\.json|.*\.config\.ts|tsconfig.*\.json|\.env.*)$/;
/** Files of these folders that no build contains. */
const isIgnored = (path) => /\.test\.tsx?$|^server\/seed\/pictures\//.test(path);

function listFiles(root) {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return [...readdirSync(root).filter((name) => rootFiles.test(name)), ...inFolders]
    .filter((path) => !isIgnored(path) && statSync(join(root, path)).isFile())
    .toSorted();
}

/** A hash of everything that the build depends on: sources, dependencies and settings of the page. */
export function hashInputs(root, environment = process.env) {
  const hash = createHash('sha256');
  for (const path of listFiles(root)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((setting) => setting.join('='));
  hash.update(settings.toSorted().join('\0'));
  return hash.digest('hex');
}

const stampOf = (serverDir) => join(serverDir, 'inputs.sha256');

/** Records, as the last step of a build, what it was built from. */
export function writeStamp(serverDir, inputs) {
  writeFileSync(stampOf(serverDir), inputs);
}

/** Returns true if the last build is complete and was built from these inputs. */
export function isBuilt(serverDir, inputs) {
  const stamp = stampOf(serverDir);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}
