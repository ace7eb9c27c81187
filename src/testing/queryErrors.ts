import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Testing Library says so while `waitFor` tries its callback. */
function isWaiting() {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
}

/**
 * The error of a query that finds nothing. Printing the document takes longer than the query, so
 * attempts of `waitFor` fail without it. For the last one, `waitFor` asks again and gets it.
 */
export function createQueryError(message: string | null, container: Element) {
  if (!isWaiting()) return getElementError(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
