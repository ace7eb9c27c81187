import { once } from '../once';

/**
 * Resolves when the visitor moves the pointer or presses something. Many visits only read: what the first
 * action needs is loaded then.
 */
export const firstInput = once(
  () =>
    new Promise<void>((resolve) => {
      for (const type of ['pointermove', 'pointerdown', 'keydown']) {
        window.addEventListener(type, () => resolve(), { once: true, passive: true });
      }
    }),
);
