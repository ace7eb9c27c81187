import type { ComponentType } from 'react';
import { reloadOnce } from './reloadOnce';

type Page = ComponentType<object>;

/**
 * A route whose code loads on its first visit. If a chunk is missing after a deployment, the page
 * reloads once to get the new chunk names.
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
