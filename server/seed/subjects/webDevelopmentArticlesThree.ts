import { type Article, code, h2, h3, image, ol, p, raw, rule, table, ul } from '../writing';

export const webDevelopmentArticlesThree: readonly Article[] = [
  {
    title: 'The favicon: a small history and a short list of files',
    description:
      'From a surprise in Internet Explorer 5 to the four files that still make sense today, with the markup and a manifest to copy.',
    tags: ['html', 'history', 'design', 'icons'],
    blocks: [
      p(
        'In March 1999 Internet Explorer 5 shipped with a feature that hardly anyone had been told about. When a visitor bookmarked a page, the browser asked the server for a file called favicon.ico. Webmasters found out from their logs, as a run of unexplained 404s, and for a while you could count those requests to estimate how many people had bookmarked you.',
      ),
      p(
        'The format was borrowed from Windows, where an .ico file is a little folder of bitmaps at different sizes. That is why it has aged so well. Every browser still asks for <i>/favicon.ico</i> if a page names no icon, feed readers and link previewers ask for it too, and one file of 32 by 32 pixels will answer all of them.',
      ),
      h2('What to ship today'),
      p(
        'There are generators that produce thirty files and a page of markup. Most of it serves devices that are in drawers. Four files are enough for a site, and the second is optional if your mark has no vector drawing.',
      ),
      table(
        ['File', 'Size', 'For'],
        ['favicon.ico', '32 × 32', 'old browsers, anything that only looks at the root'],
        ['icon.svg', 'any', 'current browsers, sharp at every density'],
        ['apple-touch-icon.png', '180 × 180', 'the home screen of an iPhone or iPad'],
        ['icon-192.png and icon-512.png', 'as named', 'the web app manifest'],
      ),
      code(
        'json',
        '{\n  "name": "Allotment Diary",\n  "short_name": "Allotment",\n  "start_url": "/",\n  "display": "standalone",\n  "icons": [\n    { "src": "/icon-192.png", "type": "image/png", "sizes": "192x192" },\n    { "src": "/icon-512.png", "type": "image/png", "sizes": "512x512" }\n  ]\n}',
      ),
      h3('Drawing at sixteen pixels'),
      p(
        'The SVG may contain a style element with a prefers-color-scheme query, so a dark mark can turn light on a dark tab bar where the browser supports it. Beyond that, restraint. A tab shows sixteen CSS pixels, so two shapes and two colours will be seen and a wordmark will not. I draw mine on squared paper first and keep whatever survives.',
      ),
      image(
        'web-development-6',
        'Candidates at actual size, and the same ones enlarged. Only the plain shapes keep their meaning.',
        'Rows of tiny simple icons beside enlarged versions of them',
      ),
      p(
        'One thing the Apple icon does differently: it gets no transparency. Empty corners are filled in black, so give it a background colour and about twenty pixels of margin. The system rounds the corners itself. Then clear your cache, or open the icon’s address directly, since few things on the web are remembered more stubbornly than a favicon.',
      ),
    ],
    comments: [
      'I remember those 404s! We had a spreadsheet of “bookmark counts” for our intranet, which in hindsight measured nothing but IE upgrades.',
      'Do you need a maskable icon too? Android put ours in a white circle.',
      'Good point. A third 512 pixel entry with "purpose": "maskable" and a wide margin fixes the white circle.',
      'Squared paper is exactly how I do it. Sixteen by sixteen and a soft pencil, then the computer.',
    ],
  },
  {
    title: 'Reading a waterfall chart without guessing',
    description:
      'How to find what delayed a page: the five phases of a request, the shapes that mean trouble, and which of the vitals each one touches.',
    tags: ['performance', 'http', 'web-development', 'tooling'],
    blocks: [
      p(
        'A waterfall has time from left to right and one row for each request. People stare at the longest bar, which is natural and usually wrong. The long bar is often an image that nobody was waiting for. The useful question is why a given row did not start earlier, and to answer it you look straight up from its left edge, at whatever finished just then.',
      ),
      h2('The colours in one bar'),
      p(
        'Each row is made of phases. A few are cheap once a connection is open, so the first request to every host looks different from all those after it. If you see the full set again and again for the same host, the connection is not being reused, and that deserves a question to whoever runs the server.',
      ),
      ol(
        'Queued or stalled: the browser had it, but something of higher priority went first.',
        'DNS lookup, once for a host.',
        'Connect and TLS. With TLS 1.3 over TCP that makes two round trips, and over QUIC usually one.',
        'Waiting for the first byte: your server, plus one trip there and back.',
        'Download, the only phase that smaller files shorten.',
      ),
      h2('Shapes that mean something'),
      ul(
        {
          text: 'A staircase, where each row begins as the last one ends:',
          items: [
            'scripts that import scripts',
            'a stylesheet with @import',
            'data fetched after render, then more data after that',
          ],
        },
        'A wide gap with no bars at all: the main thread was busy, so look at the CPU strip below.',
        'A cliff, with everything starting together and crawling: the bandwidth is full of things of equal rank.',
      ),
      p(
        'The staircase is the commonest and the most rewarding. On a shop I worked on last year, the hero picture was a CSS background in a sheet imported from another sheet, which put it fourth in line. We made it an ordinary img in the HTML with fetchpriority="high", so the parser could see it straight away, and Largest Contentful Paint on a mid-range phone went from 4.1 seconds to 2.3.',
      ),
      rule(),
      p(
        'Google’s thresholds for a good page are an LCP within 2.5 seconds, an Interaction to Next Paint of 200 milliseconds or less, and a layout shift score no higher than 0.1, each at the 75th percentile of visits. A waterfall shows you the first of these well, gives hints about the second through its gaps, and says next to nothing about the third.',
      ),
      raw(
        '<aside><p><strong>Before you measure:</strong> a private window, extensions off, cache disabled, and the network set to Slow 4G. Do it three times and keep the middle one.</p></aside>',
      ),
      p(
        'Lastly, save the file. The export is called a HAR, it is plain JSON, and a copy from before your change is worth more than any memory of it. Strip it of cookies and tokens before you mail it to anybody, as many tools still record your whole session in it, headers and all.',
      ),
    ],
    comments: [
      '“Look straight up from its left edge” is going on our wiki. I have used these charts for eight years and never had it put so plainly.',
      'Small thing: a preload would have fixed the background image too, without moving it into the HTML.',
      'It would, and we tried. The trouble was keeping the preload in step with the CSS at three breakpoints, so the img with srcset won.',
      'Could you do one on INP? The gaps are where I always get lost.',
      'The HAR warning is important. A supplier once sent us one that held a live admin session.',
    ],
  },
];
