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

type Directives = Readonly<Record<string, readonly string[]>>;

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Authors show pictures and media of any site. */
const media: Directives = {
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'https:', 'http:'],
};
const embeds = [...frameHosts].map((host) => `https://${host}`);

function pagePolicy(scripts: readonly string[], apiOrigins: readonly string[]) {
  return policyOf({
    'default-src': ["'self'"],
    // Code in a text runs only if the page's Trusted Types policy accepts it.
    'script-src': ["'self'", "'trusted-types-eval'", ...scripts, `${google}client`],
    // Styles can't run code, and pictures, charts and the editor set them as attributes.
    'style-src': ["'self'", "'unsafe-inline'", `${google}style`],
    ...media,
    'connect-src': ["'self'", google, ...apiOrigins],
    // Of the own pages only the one of the rehearsal lets itself be framed.
    'frame-src': ["'self'", google, ...embeds],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });
}

type PolicyOptions = {
  /** The texts of all inline scripts that pages contain. */
  inlineScripts: readonly string[];
  /** The origins of the API, if it isn't the page's own. */
  apiOrigins?: readonly string[];
};

const commonHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** The headers that every page is answered with. */
export async function securityHeaders({ inlineScripts, apiOrigins = [] }: PolicyOptions) {
  const scripts = await Promise.all([...new Set(inlineScripts)].map(hashSource));
  return {
    'Content-Security-Policy': pagePolicy(scripts, apiOrigins),
    ...commonHeaders,
    'X-Frame-Options': 'DENY',
    // Google's sign-in opens a popup that answers this page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The headers of the page that shows an archive as the site. The site can frame it, and it can send nothing. */
export const rehearsalHeaders = {
  'Content-Security-Policy': policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    ...media,
    'connect-src': ["'none'"],
    'frame-src': embeds,
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  }),
  ...commonHeaders,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
} as const;
