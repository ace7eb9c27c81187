import { describe, expect, test } from 'vitest';
import { type DigestHour, digestSpan, dueDigests } from './digests';
import { dayIn } from './reviewDays';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const quarter = 15 * minute;

/** Runs that are missed now and then, so that a year has fewer of them. */
const rare = 3 * hour;

type Period = 'daily' | 'weekly';

const inZone = (timeZone: string, digestHour = 7): DigestHour => ({ timeZone, digestHour });

type Days = { start: string; days: number; period?: Period; step?: number; siteZone?: string };

/** The times of a member's e-mails. There is something new all the time. */
function sent(
  zoneAt: (now: number) => DigestHour,
  { start, days, period = 'daily', step = quarter, siteZone = '' }: Days,
) {
  const beganAt = Date.parse(start);
  const spans: { since: number; until: number }[] = [];
  for (let slot = beganAt + step; slot <= beganAt + days * day; slot += step) {
    const due = dueDigests(zoneAt(slot), { period, since: slot - step, slot, beganAt, siteZone });
    const span = due && digestSpan(due, spans.at(-1)?.until ?? 0);
    if (span) spans.push(span);
  }
  return spans;
}

const timesOf = (spans: ReturnType<typeof sent>) =>
  spans.map(({ until }) => new Date(until).toISOString().slice(0, 16));

const gapsOf = (spans: ReturnType<typeof sent>) =>
  spans.slice(1).map(({ until }, at) => until - (spans[at]?.until ?? 0));

describe('at 7 in the member’s time zone', () => {
  test.each([
    ['', '2026-03-01T00:00Z', ['2026-03-01T07:00', '2026-03-02T07:00']],
    ['Pacific/Kiritimati', '2026-03-01T00:00Z', ['2026-03-01T17:00', '2026-03-02T17:00']],
    ['Pacific/Honolulu', '2026-03-01T00:00Z', ['2026-03-01T17:00', '2026-03-02T17:00']],
    ['Asia/Kathmandu', '2026-03-01T00:00Z', ['2026-03-01T01:15', '2026-03-02T01:15']],
    ['Europe/Berlin', '2026-03-28T00:00Z', ['2026-03-28T06:00', '2026-03-29T05:00']],
    ['Europe/Berlin', '2026-10-24T00:00Z', ['2026-10-24T05:00', '2026-10-25T06:00']],
    ['Australia/Lord_Howe', '2026-10-03T00:00Z', ['2026-10-03T20:00', '2026-10-04T20:00']],
    ['Australia/Lord_Howe', '2026-04-04T00:00Z', ['2026-04-04T20:30', '2026-04-05T20:30']],
  ])('of “%s” from %s', (timeZone, start, times) => {
    expect(timesOf(sent(() => inZone(timeZone), { start, days: 2 }))).toEqual(times);
  });
});

test('a missing hour is the next one, and of a double one it is the first', () => {
  const berlin = inZone('Europe/Berlin', 2);
  const forward = sent(() => berlin, { start: '2026-03-28T12:00Z', days: 2 });
  expect(timesOf(forward)).toEqual(['2026-03-29T01:00', '2026-03-30T00:00']);
  const back = sent(() => berlin, { start: '2026-10-24T12:00Z', days: 2 });
  expect(timesOf(back)).toEqual(['2026-10-25T00:00', '2026-10-26T01:00']);
});

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];

test.each(zones.flatMap((zone) => [2, 23].map((at) => [zone, at] as const)))(
  'in %s at %i there is one on each date of a year, about what happened since the last one',
  (timeZone, digestHour) => {
    const of = inZone(timeZone, digestHour);
    const spans = sent(() => of, { start: '2026-01-01T00:00Z', days: 365, step: rare });
    const days = spans.map(({ until }) => dayIn(timeZone, until));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(364);
    const ends = spans.map(({ until }) => until);
    expect(spans.slice(1).map(({ since }) => since)).toEqual(ends.slice(0, -1));
  },
);

test.each(zones)('in %s those of a week are sent on each Monday of a year', (timeZone) => {
  const of = inZone(timeZone);
  const weeks = { start: '2026-01-01T00:00Z', days: 365, period: 'weekly', step: rare } as const;
  const spans = sent(() => of, weeks);
  const days = spans.map(({ until }) => dayIn(timeZone, until));
  expect(days).toHaveLength(52);
  expect(days.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())).toEqual(Array(52).fill(1));
  expect(new Set(days).size).toBe(52);
});

/** Another zone and another hour every 50 hours. */
function travelling(now: number) {
  const hours = [7, 23, 0, 12, 3, 22, 1];
  const change = Math.floor(now / (50 * hour));
  return inZone(zones[change % zones.length] ?? '', hours[change % hours.length]);
}

test('after another zone or hour there is none within 20 hours, and nothing is left out', () => {
  const spans = sent(travelling, { start: '2026-01-01T00:00Z', days: 365, step: rare });
  expect(Math.min(...gapsOf(spans))).toBeGreaterThanOrEqual(20 * hour);
  expect(spans.slice(1).every(({ since }, at) => since === spans[at]?.until)).toBe(true);
  expect(spans.length).toBeGreaterThan(200);
});

test('without a time zone of its own, an hour is that of the site', () => {
  const days = { start: '2026-03-01T12:00Z', days: 2 };
  const times = timesOf(sent(() => inZone(''), { ...days, siteZone: 'Asia/Tokyo' }));
  expect(times).toEqual(timesOf(sent(() => inZone('Asia/Tokyo'), days)));
  expect(times).toHaveLength(2);
});

test('a later hour of the same date brings no second one', () => {
  const change = Date.parse('2026-03-02T12:00Z');
  const zoneAt = (now: number) => inZone('', now < change ? 0 : 23);
  expect(timesOf(sent(zoneAt, { start: '2026-03-01T12:00Z', days: 3 }))).toEqual([
    '2026-03-02T00:00',
    '2026-03-03T23:00',
  ]);
});

test('on a journey over the date line there is one a week', () => {
  const change = Date.parse('2026-03-01T18:00Z');
  const zoneAt = (now: number) =>
    inZone(now < change ? 'Pacific/Kiritimati' : 'Pacific/Honolulu', 7);
  const weeks = { start: '2026-02-25T00:00Z', days: 14, period: 'weekly' } as const;
  expect(timesOf(sent(zoneAt, weeks))).toEqual(['2026-03-01T17:00', '2026-03-09T17:00']);
});

test('what was missed while no process ran is sent once, and what happened before the site began never', () => {
  const beganAt = Date.parse('2026-02-27T00:00Z');
  const at = (time: string) => Date.parse(`${time}Z`);
  const run = (since: string, slot: string) =>
    dueDigests(inZone(''), {
      period: 'daily',
      since: at(since),
      slot: at(slot),
      beganAt,
      siteZone: '',
    });
  const missed = run('2026-03-01T05:00', '2026-03-01T09:00');
  expect(missed).toMatchObject({ until: at('2026-03-01T07:00'), oldest: beganAt });
  expect(run('2026-03-01T09:00', '2026-03-01T09:15')).toBeNull();
  const long = run('2026-03-01T05:00', '2026-03-08T09:00');
  expect(long).toMatchObject({ until: at('2026-03-08T07:00'), oldest: beganAt });
  expect(run('2026-03-20T05:00', '2026-03-20T09:00')).toMatchObject({
    oldest: at('2026-03-17T05:00'),
  });
});
