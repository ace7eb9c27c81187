import { vi } from 'vitest';

const { DateTimeFormat } = Intl;

/** Lets the device be in a time zone until the mocks are restored. */
export function setTimeZone(timeZone: string) {
  const format = new DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    const name = format.formatToParts(this).find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
    const ahead = Number(hours) * 60 + Number(minutes);
    return sign === '-' ? ahead : -ahead;
  });
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function create(locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone });
  });
}
