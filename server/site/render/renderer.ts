import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicAuthor } from '@contract/people/publicAuthor';
import * as v from 'valibot';

export const rendered = v.object({
  status: v.number(),
  html: v.string(),
  shown: v.object({ postIds: v.array(v.string()), authorIds: v.array(v.string()) }),
});

export type Rendered = v.InferOutput<typeof rendered>;

type ApiFetch = (request: Request) => Promise<Response>;

/** What the renderer can't read with calls of a visitor. */
export type Served = {
  author?: PublicAuthor;
};

/** Renders a page; without an API with its skeleton. */
export type Render = (request: Request, api: ApiFetch | null, served?: Served) => Promise<Rendered>;

/** Renders a page with documents that are a lot of work: they have `bytes` of UTF-8. */
export type RenderLarge = (request: Request, api: ApiFetch, bytes: number) => Promise<Rendered>;

export type Renderer = {
  render: Render;
  /** The texts of the scripts in the HTML, for the Content-Security-Policy. */
  inlineScripts: readonly string[];
};

const builtModule = v.object({ createRenderer: v.function(), inlineScriptsOf: v.function() });
const renderFunction = v.function();

type RendererOptions = {
  /** The module `src/app/render.tsx`. */
  module: unknown;
  template: string;
  manifest: unknown;
  siteUrl: string;
};

/** The renderer of a built module, whose answers are parsed. */
function createSiteRenderer({ module, ...options }: RendererOptions): Renderer {
  const { createRenderer, inlineScriptsOf } = v.parse(builtModule, module);
  const render = v.parse(renderFunction, createRenderer(options));
  return {
    render: async (...args) => v.parse(rendered, await render(...args)),
    inlineScripts: v.parse(v.array(v.string()), inlineScriptsOf(options.template)),
  };
}

type LoadModule = (address: string) => Promise<unknown>;

const importModule: LoadModule = (address) => import(/* @vite-ignore */ address);

/** Loads what `npm run build` has written into `dist-server`. */
export async function loadRenderer(
  folder: string,
  siteUrl: string,
  loadModule = importModule,
): Promise<Renderer> {
  const module = await loadModule(pathToFileURL(join(folder, 'render.js')).href);
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'template.html'), 'utf8'),
    readFile(join(folder, 'manifest.json'), 'utf8'),
  ]);
  return createSiteRenderer({ module, template, manifest: JSON.parse(manifest), siteUrl });
}
