import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserEnvironment } from './browser.mjs';
import { cache, ensureInstalled, root, tool } from './install.mjs';

ensureInstalled();
const browser = await browserEnvironment();
const reports = `${cache}/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const tsc = tool('typescript', 'bin/tsc');
const vite = tool('vite', 'bin/vite.js');
const script = (name) => [process.execPath, `${root}scripts/${name}`];

const projects = ['contract', 'server', 'mocks', 'src', '.'];
const checks = [
  ...projects.map((project) => ({ name: `types ${project}`, command: [...tsc, '-p', project] })),
  {
    name: 'lint',
    command: [...tool('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs', '--type-aware'],
  },
  { name: 'format', command: [...tool('@biomejs/biome', 'bin/biome'), 'ci', '.'] },
  { name: 'dead code', command: [...tool('knip', 'bin/knip.js')] },
  { name: 'import rules are alive', command: script('plantViolations.mjs') },
];
const suites = [
  {
    name: 'unit, component and contract tests',
    command: [
      ...tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    report: `${reports}/vitest.json`,
    count: ({ numPassedTests, numFailedTests, numPendingTests }) => [
      numPassedTests,
      numFailedTests + numPendingTests,
    ],
  },
  { name: 'production build', command: [...vite, 'build'] },
  { name: 'production build holds no mocks', command: script('checkProduction.mjs') },
  {
    name: 'build for the journeys',
    command: [...vite, 'build', '--mode', 'mocks', '--outDir', 'dist-mocks'],
  },
  {
    name: 'journeys',
    command: [
      ...tool('@playwright/test', 'cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
    ],
    env: { ...browser, JOURNEY_REPORT: `${reports}/journeys.json` },
    report: `${reports}/journeys.json`,
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped],
  },
];

function run({ name, command: [program, ...args], env = {} }, quietly) {
  const began = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quietly ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    });
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('exit', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0 && output) console.log(output);
      resolve(code === 0);
    });
  });
}

function tally({ report, count }, passed) {
  if (!report) return passed ? [1, 0] : [0, 1];
  if (!existsSync(report)) return [0, 1];
  const [good, bad] = count(JSON.parse(readFileSync(report, 'utf8')));
  // A suite that fails without a failed test, or runs none at all, has failed all the same.
  return [good, Math.max(bad, passed && good > 0 ? 0 : 1)];
}

const only = process.argv.slice(2);
const wanted = (step) => only.length === 0 || only.some((word) => step.name.includes(word));
const began = Date.now();
const results = [];
const quick = checks.filter(wanted);
results.push(...(await Promise.all(quick.map(async (step) => tally(step, await run(step, true))))));
for (const step of suites.filter(wanted)) results.push(tally(step, await run(step, !step.report)));

const [passed, failed] = results.reduce(([p, f], [good, bad]) => [p + good, f + bad], [0, 0]);
console.log(`\nin ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
