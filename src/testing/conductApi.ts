import { type Conduct, writeConduct } from '@mocks/mockSettings';

/** Lets calls fail from here on. */
export function failCalls(failures: Conduct['failures']) {
  writeConduct({ failures });
}

/** Lets every answer take this long from here on. */
export function delayCalls(delay: number) {
  writeConduct({ delay });
}
