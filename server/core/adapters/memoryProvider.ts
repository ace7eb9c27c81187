import type { ProviderProfile, SignInProvider } from '../ports';

/** An outside sign-in that knows these codes; each is good once, as a real one's are. */
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
