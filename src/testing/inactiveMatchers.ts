const isInactive = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');

const expected = (state: string, pass: boolean) => ({
  pass,
  message: () => `The element ${pass ? 'is' : 'is not'} ${state}.`,
});

/** Replace the matchers of jest-dom: `aria-disabled` also counts, as in Playwright. */
export const inactiveMatchers = {
  toBeDisabled: (element: Element) => expected('disabled', isInactive(element)),
  toBeEnabled: (element: Element) => expected('enabled', !isInactive(element)),
};
