import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { browserEnvironment } from './browser.mjs';
import { cache, ensureInstalled, root, tool } from './install.mjs';
import { testColours } from './testColours.mjs';
import { readJourneys, readUnitTests } from './testReports.mjs';

ensureInstalled();
const browser = await browserEnvironment();
const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const colours = testColours(process.stdout, process.env);
const tsc = tool('typescript', 'bin/tsc');
const vite = tool('vite', 'bin/vite.js');
const oxlint = tool('oxlint', 'bin/oxlint');
const playwright = tool('@playwright/test', 'cli.js');
const script = (name) => [process.execPath, `${root}scripts/${name}`];

const projects = ['.', 'src', 'mocks', 'server', 'contract'];
const builds = [
  { name: 'production build', command: script('buildProduction.mjs') },
  {
    name: 'build for the journeys',
    command: [...vite, 'build', '--mode', 'mocks', '--outDir', 'dist-mocks'],
  },
];
const checks = [
  { name: 'lint', command: [...oxlint, '-c', 'oxlint.config.mjs', '--type-aware'] },
  ...projects.map((project) => ({ name: `types ${project}`, command: [...tsc, '-p', project] })),
  { name: 'unused code', command: tool('knip', 'bin/knip.js') },
  { name: 'import rules', command: script('plantViolations.mjs') },
  {
    name: 'format',
    command: [...tool('@biomejs/biome', 'bin/biome'), 'ci', '.', ...colours.biome],
  },
  { name: 'file names and lint exceptions', command: script('checkFiles.mjs') },
];
const unitTests = {
  name: 'unit, component and contract tests',
  command: [
    ...tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  report: `${reports}/vitest.json`,
  read: readUnitTests,
};
const journeys = {
  name: 'journeys',
  command: [...playwright, 'test', '--config', 'e2e/playwright.config.ts'],
  env: { ...browser, JOURNEY_REPORT: `${reports}/journeys.json` },
  report: `${reports}/journeys.json`,
  read: readJourneys,
};

/** Steps with a report print while they run; what the others print is shown if they fail. */
function run({ name, command: [program, ...args], env = {}, report }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...colours.env, ...env },
      stdio: report ? ['ignore', 'inherit', 'inherit'] : 'pipe',
    });
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('exit', (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      resolve({ isOk: code === 0, output });
    });
  });
}

function readResult({ name, report, read }, { isOk, output }) {
  const whole = { passed: isOk ? 1 : 0, failures: isOk ? [] : [`${name}\n${output}`] };
  if (!report) return whole;
  if (!existsSync(report)) return { passed: 0, failures: [`${name}: no report`] };
  const { passed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
  // A run that fails without a failed test, or without any test, counts as one failure.
  const isComplete = failures.length > 0 || (isOk && passed > 0);
  return { passed, failures: isComplete ? failures : [name] };
}

const filters = process.argv.slice(2);
const isSelected = ({ name }) =>
  filters.length === 0 || filters.some((filter) => name.includes(filter));

let passed = 0;
const failures = [];
const failedSteps = new Set();

async function runSteps(steps, processes) {
  const queue = steps.filter(isSelected);
  async function runQueue() {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = readResult(step, await run(step));
      if (result.failures.length > 0) failedSteps.add(step);
      passed += result.passed;
      failures.push(...result.failures);
    }
  }
  await Promise.all(Array.from({ length: processes }, runQueue));
}

const startedAt = Date.now();
await runSteps([...builds, ...checks], availableParallelism());
await runSteps([unitTests], 1);
// Without a build most journeys would fail, and hide the cause.
if (!builds.some((build) => failedSteps.has(build))) await runSteps([journeys], 1);

// Last, because a log is often cut at its beginning.
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\nin ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
