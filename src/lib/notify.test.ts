import { expect, test } from 'vitest';
import { apiError } from './apiError';
import { actionsOf, failureOf, notify, signInOf } from './notify';

test('of many toasts only what the newest ones need is kept', () => {
  for (let number = 0; number < 100; number += 1) {
    notify.offering('Kept', `kept ${number}`, [{ label: 'Undo', run: () => undefined }]);
    notify.error('Please sign in', `gate ${number}`, { intent: null });
    notify.failed('No answer', `call ${number}`, apiError('unreachable'));
  }
  const isKept = (number: number) => [
    actionsOf(`kept ${number}`).length > 0,
    signInOf(`gate ${number}`) !== undefined,
    failureOf(`call ${number}`) !== undefined,
  ];
  expect(isKept(0)).toEqual([false, false, false]);
  expect(isKept(99)).toEqual([true, true, true]);
});
