import { inlineScriptsOf, securityHeaders } from '@contract/securityHeaders';
import type { MiddlewareHandler } from 'hono';
import type { StaticFiles } from '../static/loadStaticFiles';

/** The headers of all pages. The policy contains the hashes of the scripts in the built pages. */
export function pageHeaders(files: StaticFiles) {
  const decoder = new TextDecoder();
  const pages = [...files].filter(([address]) => address.endsWith('.html'));
  const scripts = pages.flatMap(([, { bytes }]) => inlineScriptsOf(decoder.decode(bytes)));
  return securityHeaders({ inlineScripts: scripts });
}

/** Adds headers to every page that doesn't set them itself, and `nosniff` to every answer. */
export function secureAnswers(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    res.headers.set('X-Content-Type-Options', 'nosniff');
    if (!res.headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const [name, value] of Object.entries(headers)) {
      if (!res.headers.has(name)) res.headers.set(name, value);
    }
  };
}
