import { type MockSettings, updateMockSettings } from '@mocks/mockSettings';

/** Lets calls fail from here on. */
export function failCalls(failures: MockSettings['failures']) {
  updateMockSettings({ failures });
}

/** Lets every answer take this long from here on. */
export function delayCalls(delay: number) {
  updateMockSettings({ delay });
}
