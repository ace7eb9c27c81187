import { eventually } from '@contract/testing/eventually';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openWords } from '@/testing/openWords';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('./toggleSaved', () => {
  loads.count += 1;
  return { toggleSaved: vi.fn<() => void>() };
});

test('the code that saves a post is there before a member presses, so that a lost connection doesn’t matter', async () => {
  await openWords('reader');
  expect(screen.getByRole('button', { name: 'Save post' })).toBeVisible();
  await eventually(() => expect(loads.count).toBe(1));
});
