import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import * as v from 'valibot';
import { loadOrReload } from '@/ui/missingChunk';

type Page = ComponentType<object>;

export type PageOptions = {
  /** The file of the page in `src/pages`, without extension: the renderer preloads its chunk. */
  page: string;
  load: () => Promise<Page>;
};

/** A page that its file exports under the name of the file; `folder` is its folder in `src/pages`, with a slash. */
export const pageAt = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, Page>>,
  folder = '',
): PageOptions => ({ page: folder + name, load: async () => (await load())[name] });

/** The part of a route whose page is loaded when it is visited. */
export const pageRoute = ({ page, load }: PageOptions) => ({
  handle: { page },
  lazy: { Component: () => loadOrReload(load) },
});

const pageHandle = v.object({ page: v.string() });

/** The files of the matched pages, outermost first. */
export function pagesOf(matches: readonly { route: RouteObject }[]) {
  return matches.flatMap(({ route }) => {
    const parsed = v.safeParse(pageHandle, route.handle);
    return parsed.success ? [parsed.output.page] : [];
  });
}
