import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Changes the default time zone, as if the device were somewhere else. */
function stubTimeZone(timeZone: string) {
  class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, { ...options, timeZone: options?.timeZone ?? timeZone });
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat });
}

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'a date is the same on a device in %s',
  async (timeZone) => {
    stubTimeZone(timeZone);
    const { longDate, shortDate } = await import('./dates');
    expect(longDate('2026-11-21T23:30:00.000Z')).toBe('21 November 2026');
    expect(shortDate('2026-11-21T00:30:00.000Z')).toBe('21/11/2026');
  },
);

test('an invalid date is shown as an empty text', async () => {
  const { longDate } = await import('./dates');
  expect(longDate('soon')).toBe('');
});
