import { afterEach, expect, test, vi } from 'vitest';
import { apiError } from './apiError';
import { failureReason } from './failureReason';

afterEach(() => void vi.restoreAllMocks());

const unanswered = apiError('unreachable');
const late = apiError('unreachable', { isLate: true });
const failed = apiError('unreachable', { status: 503 });
const unreadable = apiError('unreadable');
const refused = apiError('refused', { status: 403 });

test.each([
  [unanswered, false, 'You are offline.'],
  [unanswered, true, 'Our server did not answer.'],
  [late, true, 'Our server did not answer in time.'],
  [failed, false, 'Something went wrong on our server.'],
  [unreadable, true, 'The answer of our server could not be read.'],
  [refused, false, null],
])('the reason of %j (online: %s) is %s', (failure, isOnline, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(failureReason(failure)).toBe(reason);
});
