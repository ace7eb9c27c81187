import type { ProviderProfile, SignInProvider } from '../ports';

/** A sign-in provider with fixed codes; each works once. */
export function createMemoryProvider(
  profiles: Readonly<Record<string, ProviderProfile>>,
): SignInProvider {
  const unused = new Map(Object.entries(profiles));
  return {
    async exchange(code) {
      const profile = unused.get(code) ?? null;
      unused.delete(code);
      return profile;
    },
  };
}
