import type { ComponentType } from 'react';
import { reloadOnce } from './reloadOnce';

type Page = ComponentType<object>;

/**
 * A route whose code comes with its first visit. A chunk that is gone after a deployment reloads the
 * page once, which brings the new names of all chunks.
 */
export function lazyPage(load: () => Promise<Page>) {
  return {
    lazy: {
      Component: async () => {
        try {
          return await load();
        } catch (failure) {
          if (reloadOnce()) return await new Promise<Page>(() => undefined);
          throw failure;
        }
      },
    },
  };
}
