import type { MiddlewareHandler } from 'hono';

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
