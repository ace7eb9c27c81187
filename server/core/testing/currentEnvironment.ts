import { memoryEnvironment } from './memoryEnvironment';
import type { TestEnvironment } from './testEnvironment';

let current: TestEnvironment = memoryEnvironment;

/** For the setup file of a project whose suites run elsewhere. */
export function setEnvironment(environment: TestEnvironment) {
  current = environment;
}

export const currentEnvironment = () => current;

/** How many of `most` runs a suite makes in this environment. */
export const runsOf = (most: number) => Math.ceil(most * current.share);
