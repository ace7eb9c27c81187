import { type MockSettings, updateMockSettings } from '@mocks/state/mockSettings';

/** Makes the following calls fail. */
export function failCalls(failures: MockSettings['failures']) {
  updateMockSettings({ failures });
}

/** Delays the following answers, in milliseconds. */
export function delayCalls(delay: number) {
  updateMockSettings({ delay });
}
