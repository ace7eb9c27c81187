import { expect } from 'vitest';

/** Buttons keep the focus while they can't be used: they have `aria-disabled` instead of `disabled`. */
const isUnavailable = (element: Element | null) =>
  element?.matches(':disabled, [aria-disabled="true"]');

export function expectAvailable(element: Element | null) {
  expect(isUnavailable(element), `unavailable: ${element?.outerHTML}`).toBe(false);
}

export function expectUnavailable(element: Element | null) {
  expect(isUnavailable(element), `unavailable: ${element?.outerHTML}`).toBe(true);
}
