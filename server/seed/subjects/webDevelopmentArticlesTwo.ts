import { type Article, code, h2, h3, image, ol, p, quote, raw, ul, youtube } from '../writing';

export const webDevelopmentArticlesTwo: readonly Article[] = [
  {
    title: 'The price of one embedded video, and the picture that replaced it',
    description:
      'A player nobody pressed was the heaviest thing on our page. How a still picture with a button in front of it changed the numbers.',
    tags: ['performance', 'web-development', 'video'],
    blocks: [
      p(
        'Our museum’s opening hours page has a welcome film near the bottom. Analytics said that one visitor in thirty pressed play. The other twenty-nine, most of them on a phone at a bus stop and only wanting to know whether we shut at five, downloaded the whole player anyway. On the day I measured, it outweighed everything else on the page together.',
      ),
      youtube(
        'M7lc1UVf-VE',
        'A talk on customising the embedded player, and also a fair specimen of the weight of one: open your network panel before you press play.',
      ),
      p(
        'An ordinary embed is an iframe, so the browser fetches another document, its scripts, its fonts and its own connections to several hosts. None of that blocks our HTML from parsing. It does compete for bandwidth and for the main thread of a cheap phone, at exactly the moment when the reader is trying to scroll.',
      ),
      h2('Three remedies, from lazy to thorough'),
      ol(
        'Add loading="lazy" to the iframe. One attribute, supported in all current browsers, and the player waits until it is near the viewport.',
        'Use the youtube-nocookie.com host, which defers cookies until the film is played. It does not make the player lighter.',
        'Show a picture and a button, and create the iframe only on the click. People call this a facade.',
      ),
      p(
        'We took the third. There is a well-made custom element for it, <a href="https://github.com/paulirish/lite-youtube-embed">lite-youtube-embed</a>, but our needs were small and so was our version: a real link to the film, an image inside it with width and height set, and twelve lines of script that swap the link for the frame. With scripts off, the link still goes to the film.',
      ),
      code(
        'typescript',
        "for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-film]')) {\n  link.addEventListener('click', (event) => {\n    const id = link.dataset['film'];\n    if (!id || event.metaKey || event.ctrlKey) return;\n    event.preventDefault();\n    const frame = document.createElement('iframe');\n    frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;\n    frame.title = link.textContent?.trim() ?? 'Film';\n    frame.allow = 'autoplay; fullscreen';\n    link.replaceWith(frame);\n    frame.focus();\n  });\n}",
      ),
      p(
        'Two details took longer than the rest. Focus has to move into the frame, or keyboard users are dropped back at the top of the document when the link disappears. And on iPhones the autoplay permission does not always survive the swap, so some visitors press twice. We decided that was an acceptable tax on the one in thirty.',
      ),
    ],
    comments: [
      'The modifier key check is a nice touch. Almost every facade I have met breaks opening in a new tab.',
      'Could you warm up the connection on hover with preconnect? We do that and the second of waiting mostly disappears.',
      'Good idea for desktop. Our visitors are nine tenths phones, so I left it out.',
      'One in thirty matches our theatre site almost exactly. I wonder whether anybody has a page where embeds do get watched.',
      'The same goes for embedded maps. Ours is now a screenshot with a link and not one person has complained.',
    ],
  },
  {
    title: 'An hour of pressing Tab on our own site',
    description:
      'I put the mouse in a drawer and tried to buy a concert ticket. Eleven problems, most of them fixed before lunch, and how to repeat the test.',
    tags: ['accessibility', 'testing', 'css'],
    blocks: [
      p(
        'The rules were simple: Tab, Shift+Tab, Enter, Space, arrow keys, Escape, and nothing else. I started on the front page of our ticket shop and meant to buy two seats for a concert in June. A colleague sat beside me with a notebook and wrote down whatever I swore at. It took fifty minutes, and I never reached the payment step.',
      ),
      image(
        'web-development-4',
        'The notebook after the first half hour. Each stroke is one press of Tab that led nowhere visible.',
        'A page of handwritten notes with rows of tally marks',
      ),
      h2('What went wrong'),
      p(
        'The first seven presses were invisible, because a designer long gone had written outline: none for every element and nobody had put anything in its place. Then focus travelled into a closed menu, through fourteen links that were off screen but still in the page. After that I met the cookie banner, which was last in the source and therefore reachable only by people with stamina.',
      ),
      ul(
        'No visible focus at all (WCAG 2.4.7).',
        'Focus entering hidden menus.',
        'A sticky header covering the focused link, which since WCAG 2.2 has its own criterion, 2.4.11.',
        {
          text: 'The seat map:',
          items: [
            'each seat a div with a click handler',
            'no role and no name',
            'no way in or out by keyboard',
          ],
        },
        'A date popup that did not close on Escape and returned focus to the top of the page.',
      ),
      h2('What we did before lunch'),
      p(
        'The outline came back in four lines, using <i>:focus-visible</i> so that mouse users see no change. The closed menu received the <i>inert</i> attribute, which removes a whole subtree from focus and from screen readers at once. The sticky header needed only scroll-padding. And the popup became a native dialog opened with showModal, which handles Escape and gives focus back without our help.',
      ),
      code(
        'css',
        ':focus-visible {\n  outline: 3px solid currentColor;\n  outline-offset: 3px;\n}\n\nhtml {\n  /* height of the sticky header, and a little air */\n  scroll-padding-top: 5.5rem;\n}',
      ),
      p(
        'The seat map took another fortnight. It is a grid of real buttons now, with one of them in the tab order and the arrows moving among the rest, and each says its name: “Row F, seat 12, 38 euros, available”. The first telephone order we saw disappear belonged to a man who had been ringing us for every concert since 2015.',
      ),
      h3('If you try it'),
      p(
        'Choose the task that pays your wages and do it end to end. Turn on full keyboard access first if you use Safari on a Mac, otherwise Tab will skip links and you will blame the wrong thing. And let someone else hold the notebook: you will be too annoyed to write.',
      ),
    ],
    comments: [
      'The Safari setting! I filed three bugs against our own navigation before I learned about it.',
      'As somebody who has used a keyboard only since an accident, this is what I wish every shop would do one morning a year.',
      'Did you consider a list of available seats beside the map? I find even a good grid tiring when there are 800 of them.',
      'We did add one: “Best seats together”, a plain list of ten. It turned out to be popular with everyone.',
      'Our linter catches the div with a click handler but not focus going under the sticky header. Nothing replaces the hour.',
    ],
  },
  {
    title: 'A year with SQLite on one small server',
    description:
      'What it was like to run a regional events listing on a single file: the settings we needed, the backup routine and the one bad evening.',
    tags: ['databases', 'sqlite', 'web-development', 'hosting'],
    blocks: [
      p(
        'Our listing has about nine thousand events, two hundred editors and, on a wet Friday, thirty requests a second. It used to run on a managed Postgres which cost more than the rest of the hosting put together. Last May we moved it into one SQLite file on the same machine as the application. This is the report I promised the other volunteers.',
      ),
      quote(
        'SQLite does not compete with client/server databases. SQLite competes with fopen().',
        'sqlite.org, “Appropriate Uses For SQLite”',
      ),
      h2('Settings that are not optional'),
      p(
        'The defaults are chosen for compatibility with files and programs two decades old, so a web application should change several of them on each connection. Foreign keys are not enforced unless you ask. The rollback journal makes readers wait for a writer, whereas write-ahead logging lets them carry on. And without a busy timeout, a second writer gets an error at once instead of a short wait.',
      ),
      code(
        'bash',
        "sqlite3 events.db <<'SQL'\nPRAGMA journal_mode = WAL;      -- remembered in the file\nPRAGMA synchronous = NORMAL;    -- per connection\nPRAGMA busy_timeout = 5000;     -- per connection\nPRAGMA foreign_keys = ON;       -- per connection\nSQL",
      ),
      p(
        'With these in place the median query takes well under a millisecond, mainly because there is no network in between. We stopped worrying about fetching a list in one clever join. Forty small queries on a page, which would have been a scandal over a socket, are ordinary here, and the code reads better for it.',
      ),
      h2('The bad evening'),
      p(
        'In November an import script opened a transaction, fetched two thousand venue pictures from another site while holding it, and committed at the end. SQLite allows a single writer at a time. Every editor who pressed Save in those eleven minutes waited five seconds and got an error. The cure was to do the slow work first and keep the transaction for the writing alone.',
      ),
      h3('Backups'),
      p(
        'Copying the file while it is in use can give you a broken copy. Use the online backup command or <i>VACUUM INTO</i>, which writes a clean and compact database elsewhere. We do the second every hour, send it off the machine, and once a month a volunteer restores one on a laptop and reads out the newest event in our chat. <a href="https://litestream.io">Litestream</a> would bring the gap down to seconds, if we needed that.',
      ),
      raw(
        '<details><summary>When we would move back</summary><p>If we ever needed a second application server, or saw write queues outside of imports, we would return to Postgres. Neither has come close to happening.</p></details>',
      ),
    ],
    comments: [
      'Reading out the newest event from a restored backup is the best backup test I have heard of. Cheap and impossible to fake.',
      'How do you do zero-downtime deploys with one machine and one file? That is the part which keeps me on Postgres.',
      'Two processes during the switch, both with the same file open. WAL is fine with that so long as they are on one host. Migrations have to be additive, as anywhere.',
      'Please do warn people off network file systems. WAL needs shared memory and somebody will try it on NFS.',
      'We had the identical import problem with e-mail sending inside a transaction. Took us a month to find it.',
    ],
  },
];
