const styles = `
:root{color-scheme:light;--paper:#fbf8f2;--ink:#211d18;--quiet:#665e52;--line:#e2dacb;--accent:#a83c1d}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#181511;--ink:#efe8dc;--quiet:#b0a696;--line:#38322a;--accent:#f0906b}}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
header{border-bottom:1px solid var(--line);padding:1rem}
main{max-width:40rem;margin:0 auto;padding:4rem 1rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 1rem}
header a{font:600 1.5rem/1.3 Georgia,serif;color:inherit;text-decoration:none}
p{color:var(--quiet)}
main a{display:inline-block;color:var(--accent);padding-block:.6rem;margin-inline-end:1.5rem}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;

/** The worker doesn't know the name of the site. */
const html = (host: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline | ${host}</title>
<style>${styles}</style>
</head>
<body>
<header><a href="/">${host}</a></header>
<main>
<h1>You are offline</h1>
<p>This page is not stored on your device. Pages that you have read before can be opened without a connection.</p>
<p><a href="">Try again</a><a href="/">Home page</a></p>
</main>
</body>
</html>
`;

/** Instead of the error page of the browser. */
export function offlinePage(host: string) {
  return new Response(html(host), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'Cache-Control': 'no-store',
    },
  });
}
