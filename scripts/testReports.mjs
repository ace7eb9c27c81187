import { stripVTControlCharacters } from 'node:util';

const messageLines = 12;

const shorten = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, messageLines).join('\n');

/** How many tests of a report by Vitest passed, a text for each that did not, and how long each took. */
export function readUnitTests({ numPassedTests, testResults }) {
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [`${file}\n${shorten(message)}`];
    return failed.map(
      ({ fullName, status, failureMessages = [] }) =>
        `${file}: ${fullName} (${status})\n${failureMessages.map(shorten).join('\n')}`,
    );
  });
  return { passed: numPassedTests, failures, times };
}

const snapshotLines = 100;

/**
 * What a page showed when a journey failed: headings, links and texts, as Playwright writes them into a file, below the
 * error or under a heading of their own.
 */
function snapshotsOf({ attachments = [] }, readText) {
  return attachments
    .filter(({ name }) => name === 'error-context')
    .flatMap(({ path }) => readText(path).match(/(?<=```yaml\n).*?(?=\n```)/gs) ?? [])
    .map((text) => text.split('\n').slice(0, snapshotLines).join('\n'));
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The same of a report by Playwright. `readText` reads a file that the report names. */
export function readJourneys({ stats, suites, errors = [] }, readText) {
  const specs = suites.flatMap(specsOf);
  const times = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file}: ${title} [${projectName}]`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const messages = results
          .flatMap(({ errors }) => errors)
          .map(({ message }) => shorten(message));
        const snapshots = results.flatMap((result) => snapshotsOf(result, readText));
        const lines = [...messages, ...snapshots].join('\n');
        return `${file}: ${title} [${projectName}] (${status})\n${lines}`;
      }),
  );
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => shorten(message))],
    times,
  };
}

/** A line for each of the slowest tests. */
export const slowest = (times, most = 10) =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ title, seconds }) => `${seconds.toFixed(1)} s  ${title}`);

const seconds = (value) => `${value.toFixed(1)} s`;

/** A step that has ended: how long it took, and how long it may take on this machine. */
export const stepLine = ({ name, isOk, took, budget }) =>
  `${isOk ? '✓' : '✗'} ${name} (${seconds(took)} of ${seconds(budget)})`;

/** The sum of all steps, of which two run at the same time at first, and those that took too long. */
export function sumLines(steps) {
  const sum = (name) => steps.reduce((all, step) => all + step[name], 0);
  const late = steps.filter(({ took, budget }) => took > budget).map(({ name }) => name);
  return [
    `All steps: ${seconds(sum('took'))} of ${seconds(sum('budget'))}`,
    ...(late.length > 0
      ? [`Longer than their budget: ${late.join(', ')}. Make room before you add tests.`]
      : []),
  ];
}
