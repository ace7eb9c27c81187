import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/**
 * A part of a page whose code loads after the page. If loading fails, the part is left out and the
 * rest of the page stays.
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
