import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { browserEnvironment } from './browser.mjs';
import { ensureInstalled, root, tool } from './install.mjs';

/** Writes `screens/index.html`: every screen and state at three widths in both themes. */

const folder = `${root}screens`;

function run([program, ...args], env = {}) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}

/** The editor and the published post of the same document, for each width and theme. */
const compared = ['editor-every-block', 'post-with-every-block'];

function writeGallery() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const names = [...new Set(files.map((file) => file.replace(/-\d+-\w+\.png$/, '')))].toSorted();
  const picture = (file) =>
    `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
  const sections = names.map((name) => {
    const own = files.filter((file) => file.replace(/-\d+-\w+\.png$/, '') === name);
    return `<h2>${name.replaceAll('-', ' ')}</h2><div>${own.map(picture).join('')}</div>`;
  });
  const sizes = files.flatMap(
    (file) => file.match(`^${compared[0]}(-\\d+-\\w+\\.png)$`)?.[1] ?? [],
  );
  const pairs = sizes.map(
    (size) => `<div>${compared.map((name) => picture(name + size)).join('')}</div>`,
  );
  const styles =
    'body{font-family:system-ui}div{display:flex;gap:8px;align-items:start;overflow:auto}img{height:480px;border:1px solid #999}';
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${styles}</style><h2>editor beside the published post</h2>${pairs.join('')}${sections.join('')}`,
  );
  console.log(`${files.length} pictures of ${names.length} states in screens/index.html`);
}

ensureInstalled();
const vite = tool('vite', 'bin/vite.js');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const isBuilt =
  run([...vite, 'build', '--mode', 'mocks', '--outDir', 'dist-mocks']) &&
  run([process.execPath, `${root}scripts/build.mjs`]);
const isOk =
  isBuilt &&
  run(
    [
      ...tool('@playwright/test', 'cli.js'),
      'test',
      '--config',
      'e2e/screens.config.ts',
      ...process.argv.slice(2),
    ],
    { ...(await browserEnvironment()), SCREENS_FOLDER: folder },
  );
writeGallery();
process.exit(isOk ? 0 : 1);
