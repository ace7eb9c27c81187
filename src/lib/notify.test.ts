import { expect, test } from 'vitest';
import { actionOf, isUnanswered, notify, signInOf } from './notify';

test('of many toasts only what the newest ones need is kept', () => {
  for (let number = 0; number < 100; number += 1) {
    notify.offering('Kept', `kept ${number}`, { label: 'Undo', run: () => undefined });
    notify.error('Please sign in', `gate ${number}`, { intent: null });
    notify.unanswered('No answer', `call ${number}`);
  }
  const isKept = (number: number) => [
    actionOf(`kept ${number}`) !== undefined,
    signInOf(`gate ${number}`) !== undefined,
    isUnanswered(`call ${number}`),
  ];
  expect(isKept(0)).toEqual([false, false, false]);
  expect(isKept(99)).toEqual([true, true, true]);
});
