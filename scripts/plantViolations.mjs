import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importRules } from './importRules.mjs';
import { root, tool } from './install.mjs';

/** Adds a violation of each import rule to a copy of the sources. Fails if the linter accepts one. */
const scratch = mkdtempSync(join(tmpdir(), 'commonplace-planted-'));
const folders = ['contract', 'server', 'mocks', 'rehearsal', 'src', 'e2e', 'scripts'];
const configs = ['oxlint.config.mjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json'];

for (const name of [...folders, ...configs]) {
  cpSync(join(root, name), join(scratch, name), {
    recursive: true,
    filter: (path) => !path.endsWith('.webp'),
  });
}
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));

const planted = [];
function plant(path, text, about) {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
  planted.push({ path, about });
}

for (const { plantIn, forbidden } of importRules) {
  for (const [at, { plant: target, plantType, why }] of forbidden.entries()) {
    const path = plantIn.endsWith('main.tsx')
      ? plantIn
      : plantIn.replace('planted', `planted${at}`);
    plant(
      path,
      `import { thing } from '${target}';\nexport const planted = thing;\n`,
      `${target}: ${why}`,
    );
    if (!plantType) continue;
    plant(
      path.replace('planted', 'plantedType'),
      `import type { Thing } from '${plantType}';\nexport type Planted = Thing;\n`,
      `types of ${plantType}: ${why}`,
    );
  }
}
plant(
  'src/lib/cycleOne.ts',
  "import { two } from './cycleTwo';\nexport const one = () => two;\n",
  'an import cycle',
);
plant(
  'src/lib/cycleTwo.ts',
  "import { one } from './cycleOne';\nexport const two = () => one;\n",
  'an import cycle',
);
plant(
  'src/lib/typeCycleOne.ts',
  "import type { Two } from './typeCycleTwo';\nexport type One = { two: Two | null };\n",
  'a cycle of type imports',
);
plant(
  'src/lib/typeCycleTwo.ts',
  "import type { One } from './typeCycleOne';\nexport type Two = { one: One | null };\n",
  'a cycle of type imports',
);
plant(
  'src/pages/plantedRedirect.tsx',
  'import { Navigate } from \'react-router-dom\';\nexport const Planted = () => <Navigate to="/" replace />;\n',
  'a redirect that can go on without end',
);
plant('src/lib/plantedDefault.ts', 'export default 1;\n', 'a default export');
plant(
  'src/lib/plantedBarrel.ts',
  "export * from './dates';\nexport * from './storage';\n",
  'a barrel',
);

const [node, oxlint] = tool('oxlint', 'bin/oxlint');
const { stdout } = spawnSync(
  node,
  [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json', ...planted.map(({ path }) => path)],
  { cwd: scratch, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const rules = /no-restricted-imports|no-cycle|no-default-export|no-barrel-file|forbid-elements/;
const caught = new Set(
  JSON.parse(stdout)
    .diagnostics.filter(({ code }) => rules.test(code))
    .map(({ filename }) => filename.replaceAll('\\', '/')),
);
rmSync(scratch, { recursive: true, force: true });

const missed = planted.filter(({ path }) => ![...caught].some((file) => file.endsWith(path)));
for (const { path, about } of missed) console.error(`not caught: ${path} (${about})`);

console.log(
  `${planted.length - missed.length} of ${planted.length} planted violations were caught.`,
);
process.exit(missed.length === 0 ? 0 : 1);
