import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** The setting that Testing Library changes while `waitFor` tries its callback. */
const briefErrors = '_disableExpensiveErrorDiagnostics';

const isWaiting = () =>
  Object.entries(getConfig()).some(([name, value]) => name === briefErrors && value === true);

/**
 * The error of a query that finds nothing. Printing the document takes longer than the query, so
 * attempts of `waitFor` fail without it. For the last one, `waitFor` asks again and gets it.
 */
export function createQueryError(message: string | null, container: Element) {
  if (!isWaiting()) return getElementError(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
