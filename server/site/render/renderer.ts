import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicAuthor } from '@contract/people/publicAuthor';
import { type PublicSite, publicSite } from '@contract/site/publicSite';
import * as v from 'valibot';

export const rendered = v.object({ status: v.number(), html: v.string() });

export type Rendered = v.InferOutput<typeof rendered>;

/** What the API answered while a page was loaded, each with the key of its call. */
export const answers = v.array(v.tuple([v.string(), v.unknown()]));

export type Answers = v.InferOutput<typeof answers>;

type ApiFetch = (request: Request) => Promise<Response>;

/** What the renderer can't read with calls of a visitor. */
const served = v.object({ author: v.optional(publicAuthor) });

export type Served = v.InferOutput<typeof served>;

/** A page whose data is loaded. */
export type Loaded = { answers: Answers; render: (served?: Served) => Promise<Rendered> };

/** Calls whose answers are known are not made. */
export type LoadOptions = { known?: Answers | undefined; site?: PublicSite | undefined };

/** Loads the data of a page, as it is with these settings of the site; without an API it has none. */
export type Load = (
  request: Request,
  api: ApiFetch | null,
  options?: LoadOptions,
) => Promise<Loaded>;

/** A page whose answers are a lot of work: they have `size` characters. */
export const largePage = v.object({
  url: v.string(),
  answers,
  size: v.number(),
  served: v.optional(served),
  site: v.optional(publicSite),
});

export type LargePage = v.InferOutput<typeof largePage>;

/** Renders large pages elsewhere. */
export type RenderLarge = (page: LargePage) => Promise<Rendered>;

export type Renderer = {
  load: Load;
  /** The texts of the scripts in the HTML, for the Content-Security-Policy. */
  inlineScripts: readonly string[];
};

const builtModule = v.object({ createRenderer: v.function(), inlineScriptsOf: v.function() });
const builtRenderer = v.object({ load: v.function() });
const loaded = v.object({ answers, render: v.function() });

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
  const { load } = v.parse(builtRenderer, createRenderer(options));
  return {
    async load(...args) {
      const page = v.parse(loaded, await load(...args));
      return {
        answers: page.answers,
        render: async (served) => v.parse(rendered, await page.render(served)),
      };
    },
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
