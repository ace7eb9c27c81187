import { stripVTControlCharacters } from 'node:util';

const messageLines = 12;

const shorten = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, messageLines).join('\n');

/** How many tests of a report by Vitest passed, and a text for each that did not. */
export function readUnitTests({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [`${file}\n${shorten(message)}`];
    return failed.map(
      ({ fullName, status, failureMessages = [] }) =>
        `${file}: ${fullName} (${status})\n${failureMessages.map(shorten).join('\n')}`,
    );
  });
  return { passed: numPassedTests, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The same of a report by Playwright. */
export function readJourneys({ stats, suites, errors = [] }) {
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const messages = results
          .flatMap(({ errors }) => errors)
          .map(({ message }) => shorten(message));
        return `${file}: ${title} [${projectName}] (${status})\n${messages.join('\n')}`;
      }),
  );
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => shorten(message))],
  };
}
