import { expect, test } from 'vitest';
import { readJourneys, readUnitTests, slowest, stepLine, sumLines } from './testReports.mjs';

test('unit tests that failed or were skipped are failures, with their file and message', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
    },
    { status: 'pending', fullName: 'divides', failureMessages: [] },
  ];
  const testResults = [{ name: 'sums.test.ts', status: 'failed', message: '', assertionResults }];
  expect(readUnitTests({ numPassedTests: 1, testResults })).toMatchObject({
    passed: 1,
    failures: ['sums.test.ts: subtracts (failed)\nexpected 1', 'sums.test.ts: divides (pending)\n'],
  });
});

test('a file whose tests could not start is a failure', () => {
  const broken = {
    name: 'sums.test.ts',
    status: 'failed',
    message: 'no module',
    assertionResults: [],
  };
  expect(readUnitTests({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
    'sums.test.ts\nno module',
  ]);
});

const journey = (title, status, errors = []) => ({
  file: 'like.spec.ts',
  title,
  tests: [{ projectName: 'desktop', status, results: [{ errors, duration: 1500 }] }],
});

test('journeys that failed, were skipped or passed at a second try are failures', () => {
  const specs = [
    journey('likes', 'expected'),
    journey('unlikes', 'unexpected', [{ message: 'not visible' }]),
    journey('shares', 'flaky'),
    journey('prints', 'skipped'),
  ];
  const report = { stats: { expected: 1 }, suites: [{ specs: [], suites: [{ specs }] }] };
  expect(readJourneys(report)).toMatchObject({
    passed: 1,
    failures: [
      'like.spec.ts: unlikes [desktop] (unexpected)\nnot visible',
      'like.spec.ts: shares [desktop] (flaky)\n',
      'like.spec.ts: prints [desktop] (skipped)\n',
    ],
  });
});

test('a journey that failed says what its page showed', () => {
  const failed = journey('unlikes', 'unexpected', [{ message: 'not visible' }]);
  const attachments = [
    { name: 'screenshot', path: '/likes.png' },
    { name: 'error-context', path: '/likes.md' },
  ];
  failed.tests[0].results[0].attachments = attachments;
  const report = { stats: { expected: 0 }, suites: [{ specs: [failed], suites: [] }] };
  const readText = () =>
    '# Error details\n\n```\nnot visible\n```\n\n```yaml\n- heading "Sign In"\n```\n\n```ts\n1 | test\n```\n';
  expect(readJourneys(report, readText).failures).toEqual([
    'like.spec.ts: unlikes [desktop] (unexpected)\nnot visible\n- heading "Sign In"',
  ]);
});

test('an error outside of any journey is a failure', () => {
  const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'no browser' }] };
  expect(readJourneys(report).failures).toEqual(['no browser']);
});

test('the slowest tests of both reports are named, slowest first', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 20 },
    { status: 'passed', fullName: 'divides', duration: 2040 },
  ];
  const testResults = [{ name: 'sums.test.ts', status: 'passed', assertionResults }];
  const unit = readUnitTests({ numPassedTests: 2, testResults });
  const specs = [journey('likes', 'expected')];
  const journeys = readJourneys({ stats: { expected: 1 }, suites: [{ specs }] });
  expect(slowest([...unit.times, ...journeys.times], 2)).toEqual([
    '2.0 s  sums.test.ts: divides',
    '1.5 s  like.spec.ts: likes [desktop]',
  ]);
});

test('each step has its time and its budget, and the sum names those that took too long', () => {
  const lint = { name: 'lint', isOk: true, took: 20.04, budget: 40 };
  const types = { name: 'types src', isOk: false, took: 21, budget: 20 };
  expect(stepLine(lint)).toBe('✓ lint (20.0 s of 40.0 s)');
  expect(stepLine(types)).toBe('✗ types src (21.0 s of 20.0 s)');
  expect(sumLines([lint])).toEqual(['All steps: 20.0 s of 40.0 s']);
  expect(sumLines([lint, types])).toEqual([
    'All steps: 41.0 s of 60.0 s',
    'Longer than their budget: types src. Make room before you add tests.',
  ]);
});
