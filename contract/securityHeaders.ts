import { frameHosts } from './document/embeds';

/** The source of a Content-Security-Policy for an inline script of this text. */
async function hashSource(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The scripts inside the HTML of a page. */
export function inlineScriptsOf(html: string) {
  return [...html.matchAll(inlineScript)].map(([, text = '']) => text);
}

const google = 'https://accounts.google.com/gsi/';

function policyOf(scripts: readonly string[], apiOrigins: readonly string[]) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Code in a text runs only if the page's Trusted Types policy accepts it.
    'script-src': ["'self'", "'trusted-types-eval'", ...scripts, `${google}client`],
    // Styles can't run code, and pictures, charts and the editor set them as attributes.
    'style-src': ["'self'", "'unsafe-inline'", `${google}style`],
    // Authors show pictures and media of any site.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'https:', 'http:'],
    'connect-src': ["'self'", google, ...apiOrigins],
    'frame-src': [google, ...[...frameHosts].map((host) => `https://${host}`)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

type PolicyOptions = {
  /** The texts of all inline scripts that pages contain. */
  inlineScripts: readonly string[];
  /** The origins of the API, if it isn't the page's own. */
  apiOrigins?: readonly string[];
};

/** The headers that every page is answered with. */
export async function securityHeaders({ inlineScripts, apiOrigins = [] }: PolicyOptions) {
  const scripts = await Promise.all([...new Set(inlineScripts)].map(hashSource));
  return {
    'Content-Security-Policy': policyOf(scripts, apiOrigins),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Google's sign-in opens a popup that answers this page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
