import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';

/**
 * Writes the styles into the template, of which each page gets those of its HTML, so that the first paint needs no second
 * request. The app enables the link before it starts; without scripts all of them load at once.
 */
function inlineStyles(template, outDir) {
  return template.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href) => {
    const css = readFileSync(join(outDir, href), 'utf8');
    return `<style id="page-styles">${css.trim()}</style><link rel="stylesheet" id="all-styles" crossorigin href="${href}" disabled><noscript><link rel="stylesheet" href="${href}"></noscript>`;
  });
}

/** Vite minifies modules, but no inline scripts. */
function minifyInlineScripts(template) {
  return template.replace(/<script>([\s\S]*?)<\/script>/g, (_, script) => {
    const { code, errors } = minifySync('inline.js', script);
    if (errors.length > 0) throw new Error(`An inline script of index.html: ${errors[0].message}`);
    return `<script>${code}</script>`;
  });
}

const withoutIndentation = (template) => template.replace(/^\s+/gm, '');

/** The template that pages are rendered into, from the `index.html` that Vite has built. */
export const prepareTemplate = (template, outDir) =>
  inlineStyles(withoutIndentation(minifyInlineScripts(template)), outDir);

/**
 * Hides the text of 404.html at addresses with a page, on hosts that don't know the rewrites. The app
 * shows its page and removes the mark.
 */
function hideAtKnownPaths(html, knownPaths) {
  const script = `if(new RegExp(${JSON.stringify(knownPaths)}).test(location.pathname))document.documentElement.dataset.otherPage=''`;
  const style = '[data-other-page] main{visibility:hidden}';
  return html.replace('</head>', () => `<style>${style}</style><script>${script}</script></head>`);
}

const apiOrigins = (apiUrl) => (URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []);

/** Headers for all pages, in the syntax of `_headers` (Netlify, Cloudflare Pages). */
function headersFile(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const assets = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  const worker = '/offline.js\n  Cache-Control: no-cache\n';
  return `/*\n${lines.join('')}${assets}${worker}`;
}

/**
 * `renderer` is the built module of `src/app/render.tsx`. Pages contain settings of the host, such as the site's URL. Their
 * size is checked by buildProduction.mjs and not here, so that a long setting doesn't fail a host's build.
 */
export async function prerender({ renderer, template, manifest, outDir, env }) {
  const siteUrl = env.VITE_SITE_URL ?? '';
  const { render } = renderer.createRenderer({ template, siteUrl, manifest });
  const inlineScripts = [];
  for (const [file, path] of Object.entries(renderer.pageFiles)) {
    const rendered = await render(new Request(`http://localhost${path}`), null);
    if (rendered.status !== 200) throw new Error(`${path} has the status ${rendered.status}.`);
    const isNotFound = file === renderer.notFoundFile;
    const html = isNotFound
      ? hideAtKnownPaths(rendered.html, renderer.knownPaths())
      : rendered.html;
    inlineScripts.push(...renderer.inlineScriptsOf(html));
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), html);
  }
  const lines = Array.from(renderer.rewrites, ([from, to]) => `${from}  /${to}  200\n`);
  writeFileSync(join(outDir, '_redirects'), lines.join(''));
  const options = { inlineScripts, apiOrigins: apiOrigins(env.VITE_API_URL) };
  writeFileSync(join(outDir, '_headers'), headersFile(await renderer.securityHeaders(options)));
}
