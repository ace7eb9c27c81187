import { expect, test } from 'vitest';
import { apiError } from './apiError';
import { notify, toastDetails } from './notify';

test('of many toasts only what the newest ones need is kept', () => {
  const failure = apiError('unreachable');
  for (let number = 0; number < 100; number += 1)
    notify.error('No answer', `call ${number}`, { failure });
  expect(toastDetails('call 0')).toEqual({});
  expect(toastDetails('call 99')).toEqual({ failure });
});

test('a toast forgets what the one that it replaces offered', () => {
  notify.success('Saved', 'passage', [{ label: 'Undo', run: () => undefined }]);
  expect(toastDetails('passage').actions).toHaveLength(1);
  notify.success('Removed', 'passage');
  expect(toastDetails('passage')).toEqual({});
});
