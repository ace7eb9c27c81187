import { vi } from 'vitest';

/** Until the mock is restored, only the given media query matches. */
export function matchMediaOf(matching: string) {
  return vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === matching,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
