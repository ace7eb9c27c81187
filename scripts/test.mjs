import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { browserEnvironment } from './browser.mjs';
import { cache, ensureInstalled, root, tool } from './install.mjs';
import { measureMachine } from './machineFactor.mjs';
import { testColours } from './testColours.mjs';
import { readJourneys, readUnitTests, slowest, stepLine, sumLines } from './testReports.mjs';

ensureInstalled();
const browser = await browserEnvironment();
const { factor, cores } = await measureMachine();
console.log(
  `Factor of this machine: ${factor} (${cores} cores). Limits of tests are multiplied by it.`,
);
const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const colours = testColours(process.stdout, process.env);
const tsc = tool('typescript', 'bin/tsc');
const vite = tool('vite', 'bin/vite.js');
const oxlint = tool('oxlint', 'bin/oxlint');
const playwright = tool('@playwright/test', 'cli.js');
const script = (name) => [process.execPath, `${root}scripts/${name}`];

const args = process.argv.slice(2);
const onlyChanged = args.includes('--changed');
const filters = args.filter((arg) => arg !== '--changed');

// Loads Vite, which may not have been installed before.
const { changed, changesAll, unitTestFiles, journeyFiles } = onlyChanged
  ? await (await import('./changedTests.mjs')).selectChangedTests()
  : { changed: [], changesAll: true, unitTestFiles: [], journeyFiles: [] };
const changedCode = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
/** The linter's own settings concern every file. */
const lintsAll =
  changesAll || changed.some((path) => /(?:oxlint\.config|importRules)\.mjs$/.test(path));
const needsMocks = journeyFiles.some((path) =>
  /@mocks|openApiPage/.test(readFileSync(`${root}${path}`, 'utf8')),
);

const projects = ['.', 'src', 'mocks', 'rehearsal', 'server', 'contract'];
// `budget` is how many seconds a step may take on a machine with the factor 1 on which only the steps run.
const builds = [
  {
    name: 'production build',
    budget: 20,
    command: script('buildProduction.mjs'),
    isSkipped: onlyChanged && journeyFiles.length === 0,
  },
  {
    name: 'site of the journeys',
    budget: 10,
    command: script('buildJourneySite.mjs'),
    isSkipped: onlyChanged && journeyFiles.length === 0,
  },
  {
    name: 'build with mocks',
    budget: 15,
    command: [...vite, 'build', '--mode', 'mocks', '--outDir', 'dist-mocks'],
    isSkipped: onlyChanged && !needsMocks,
  },
];
const checks = [
  {
    name: 'lint',
    budget: 20,
    command: [
      ...oxlint,
      '-c',
      'oxlint.config.mjs',
      '--type-aware',
      ...(lintsAll ? [] : changedCode),
    ],
    isSkipped: !lintsAll && changedCode.length === 0,
  },
  ...projects.map((project) => ({
    name: `types ${project}`,
    budget: project === '.' ? 15 : 5,
    // Saves what later runs need to check only what has changed.
    command: [
      ...tsc,
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      `${cache}/types/${project === '.' ? 'all' : project}.tsbuildinfo`,
    ],
  })),
  { name: 'unused code', budget: 10, command: tool('knip', 'bin/knip.js') },
  {
    name: 'import rules',
    budget: 10,
    command: script('plantViolations.mjs'),
    isSkipped: !lintsAll && !changed.some((path) => path.startsWith('scripts/')),
  },
  {
    name: 'format',
    budget: 5,
    command: [...tool('@biomejs/biome', 'bin/biome'), 'ci', '.', ...colours.biome],
  },
  { name: 'file names and tests that wait', budget: 5, command: script('checkFiles.mjs') },
];
const unitTests = {
  name: 'unit, component and contract tests',
  budget: 200,
  command: [
    ...tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
    ...(changesAll ? [] : unitTestFiles),
  ],
  isSkipped: onlyChanged && unitTestFiles.length === 0,
  report: `${reports}/vitest.json`,
  read: readUnitTests,
};
const journeys = {
  name: 'journeys',
  budget: 215,
  command: [
    ...playwright,
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(changesAll ? [] : journeyFiles).map((path) => path.replace('e2e/', '')),
  ],
  isSkipped: onlyChanged && journeyFiles.length === 0,
  env: { ...browser, JOURNEY_REPORT: `${reports}/journeys.json` },
  report: `${reports}/journeys.json`,
  read: (report) => readJourneys(report, (path) => readFileSync(path, 'utf8')),
};

const endedSteps = [];

/** Steps with a report print while they run; what the others print is shown if they fail. */
function run({ name, budget, command: [program, ...args], env = {}, report }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, MACHINE_FACTOR: String(factor), ...colours.env, ...env },
      stdio: report ? ['ignore', 'inherit', 'inherit'] : 'pipe',
    });
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('exit', (code) => {
      const isOk = code === 0;
      const took = (Date.now() - startedAt) / 1000;
      const ended = { name, isOk, took, budget: budget * factor };
      endedSteps.push(ended);
      console.log(stepLine(ended));
      resolve({ isOk, output });
    });
  });
}

function readResult({ name, report, read }, { isOk, output }) {
  const whole = { passed: isOk ? 1 : 0, failures: isOk ? [] : [`${name}\n${output}`], times: [] };
  if (!report) return whole;
  if (!existsSync(report)) return { passed: 0, failures: [`${name}: no report`], times: [] };
  const { passed, failures, times } = read(JSON.parse(readFileSync(report, 'utf8')));
  // A run that fails without a failed test, or without any test, counts as one failure.
  const isComplete = failures.length > 0 || (isOk && passed > 0);
  return { passed, failures: isComplete ? failures : [name], times };
}

const isSelected = ({ name, isSkipped = false }) =>
  !isSkipped && (filters.length === 0 || filters.some((filter) => name.includes(filter)));

let passed = 0;
const times = [];
const failures = [];
const failedSteps = new Set();

async function runSteps(steps, processes) {
  const queue = steps.filter(isSelected);
  async function runQueue() {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = readResult(step, await run(step));
      if (result.failures.length > 0) failedSteps.add(step);
      passed += result.passed;
      times.push(...result.times);
      failures.push(...result.failures);
    }
  }
  await Promise.all(Array.from({ length: processes }, runQueue));
}

const startedAt = Date.now();
await runSteps([...builds, ...checks], availableParallelism());
// What a check or a build has found is known after a minute. The tests of a tree that fails anyway would take long.
if (failedSteps.size === 0) {
  await runSteps([unitTests], 1);
  await runSteps([journeys], 1);
} else console.log('The tests have not run.');

const seconds = (Date.now() - startedAt) / 1000;
if (times.length > 0) {
  console.log('\nThe slowest tests:');
  for (const line of slowest(times)) console.log(`  ${line.replaceAll(root, '')}`);
}
// Last, because a log is often cut at its beginning.
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\nin ${seconds.toFixed(0)} s`);
for (const line of sumLines(endedSteps)) console.log(line);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
