import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateAndTime } from '@/lib/dates';
import { renderAndHydrate } from '@/testing/hydrate';
import { Moment } from './Moment';

const at = '2020-03-15T12:05:00.000Z';

test('a time is its day in HTML, also a recent one, and then has the local time on hover', () => {
  // The HTML is rendered in the first second of 1970.
  const recent = '1969-12-31T23:00:00.000Z';
  const { html } = renderAndHydrate(<Moment at={recent} />);
  expect(html).toMatch(/^<time dateTime="[^"]+">31 December 1969<\/time>$/);
  expect(screen.getByTitle(dateAndTime(recent))).toBeVisible();
});

test('an exact time is in UTC in HTML, and then in the time zone of the reader', () => {
  const { html } = renderAndHydrate(<Moment at={at} show="time" />);
  expect(html).toContain('>15 March 2020, 12:05 UTC<');
  expect(screen.getByText(dateAndTime(at))).not.toHaveAttribute('title');
});
