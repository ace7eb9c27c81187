import type { ComponentType } from 'react';
import type {
  IndexRouteObject,
  LoaderFunction,
  NonIndexRouteObject,
  RouteObject,
} from 'react-router-dom';
import * as v from 'valibot';
import { loadOrReload } from '@/ui/missingChunk';

type Page = ComponentType<object>;

type PageOptions = {
  /** The file of the page in `src/pages`, without extension: the renderer preloads its chunk. */
  page: string;
  load: () => Promise<Page>;
  loader?: LoaderFunction;
};

const routeOf = ({ page, load, loader }: PageOptions) => ({
  handle: { page },
  lazy: { Component: () => loadOrReload(load) },
  ...(loader ? { loader } : {}),
});

/** A route whose page is loaded when it is visited. */
export function pageRoute(
  path: string,
  options: PageOptions,
  children?: RouteObject[],
): NonIndexRouteObject {
  return { path, ...routeOf(options), ...(children ? { children } : {}) };
}

export function indexRoute(options: PageOptions): IndexRouteObject {
  return { index: true, ...routeOf(options) };
}

const pageHandle = v.object({ page: v.string() });

/** The files of the matched pages, outermost first. */
export function pagesOf(matches: readonly { route: RouteObject }[]) {
  return matches.flatMap(({ route }) => {
    const parsed = v.safeParse(pageHandle, route.handle);
    return parsed.success ? [parsed.output.page] : [];
  });
}
