import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestPorts';
import { countAttempt, createThrottle } from './throttles';

const limited = () => {
  const clock = createTestClock();
  return { clock, throttle: createThrottle(clock, { most: 2, within: 60_000 }) };
};

test('after the last attempt the key has to wait until the window ends', () => {
  const { clock, throttle } = limited();
  countAttempt(throttle, 'ada');
  clock.advance(20_000);
  countAttempt(throttle, 'ada');
  expect(throttle.wait('ada')).toBe(40);
  expect(() => countAttempt(throttle, 'ada')).toThrow(requestMessages.tooMany);
  clock.advance(40_000);
  expect(throttle.wait('ada')).toBe(0);
});

test('keys are counted separately', () => {
  const { throttle } = limited();
  countAttempt(throttle, 'ada');
  countAttempt(throttle, 'ada');
  expect(throttle.wait('grace')).toBe(0);
});

test('a forgotten key starts again', () => {
  const { throttle } = limited();
  countAttempt(throttle, 'ada');
  countAttempt(throttle, 'ada');
  throttle.reset('ada');
  expect(throttle.wait('ada')).toBe(0);
});
