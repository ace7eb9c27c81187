import { memoryEnvironment } from './memoryEnvironment';
import type { TestEnvironment } from './testEnvironment';

let current: TestEnvironment = memoryEnvironment;

/** For the setup file of a project whose suites run elsewhere. */
export function setEnvironment(environment: TestEnvironment) {
  current = environment;
}

export const currentEnvironment = () => current;

/** The rows of a table that are tried in this environment: elsewhere than in memory, two show that it works there too. */
export const rowsHere = <Row>(rows: readonly Row[]) =>
  current.triesRefusals ? rows : rows.slice(0, 2);
