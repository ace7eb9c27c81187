import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from './useBrowserValue';

type LazyPartOptions<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code no earlier than this resolves. */
  when?: () => Promise<unknown>;
  /** Shown until the code has arrived, and in server-rendered HTML. */
  fallback?: ReactNode;
};

const Missing = () => null;

/**
 * A part of a page whose code is loaded after the page itself. If it can't be loaded, the part is
 * left out; with `loadOrReload`, the page is loaded again. It doesn't suspend, so server-rendered HTML and hydration agree on the fallback.
 */
export function lazyPart<Props extends object>({
  load,
  when,
  fallback = null,
}: LazyPartOptions<Props>) {
  let loaded: ComponentType<Props> | null = null;

  async function loadOnce(): Promise<ComponentType<Props>> {
    try {
      if (!loaded) await when?.();
      loaded ??= await load();
      return loaded;
    } catch {
      return Missing;
    }
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    // The HTML of the server has the fallback, also if the code has arrived meanwhile.
    const isHydrated = useIsHydrated();

    useEffect(() => {
      let isMounted = true;
      void loadOnce().then((part) => {
        // In a transition, React renders it in short tasks.
        if (isMounted) startTransition(() => setPart(() => part));
      });
      return () => {
        isMounted = false;
      };
    }, []);

    return Part && isHydrated ? <Part {...props} /> : fallback;
  };
}
