import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/**
 * A part of a page whose code comes after the page itself. Where it can't be loaded it is left out,
 * and what somebody came to read stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      const missing: ComponentType<Props> = nothing;
      return { default: missing };
    }
  });
}
