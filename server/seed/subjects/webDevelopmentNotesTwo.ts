import type { Note } from '../writing';

export const webDevelopmentNotesTwo: readonly Note[] = [
  {
    title: 'Storing times: the bug that comes twice a year',
    description:
      'UTC is right for things that have happened. A dentist’s appointment next spring is another matter, and we learned it late.',
    tags: ['databases', 'web-development', 'time'],
    opening:
      'We kept all our appointments in UTC, as everyone advises. Then a country announced at short notice that it would not put the clocks forward, and each appointment after that date moved by an hour. A future event is a promise about a clock on a wall. Store the local date and time with the name of its zone, and compute the instant when you need it.',
    comments: [
      'The IANA name, too, and never an offset like +02:00. An offset is the answer, not the question.',
      'Temporal has a type for precisely this, ZonedDateTime. I cannot wait to delete our helper.',
    ],
  },
  {
    title: 'Pagination by offset, and why page 900 was slow',
    description:
      'Skipping rows still means reading them. Keyset pagination, explained with the library catalogue where we needed it.',
    tags: ['databases', 'performance', 'backend'],
    opening:
      'Page one of the catalogue took four milliseconds and page nine hundred took two seconds. An OFFSET of 18,000 makes the database walk past 18,000 rows and throw them away. With a keyset you remember the last title and id you showed and ask for whatever follows, which an index can find directly. You lose the ability to jump to page 900, and nobody had wanted it except a crawler.',
    comments: [
      'It also stops rows from appearing twice when something new is inserted while you browse.',
      'The id as tie-breaker matters. We sorted by date alone and lost every record sharing a midnight.',
    ],
  },
  {
    title: 'Passwords: stop making people change them',
    description:
      'Guidance from NIST has advised against forced expiry since 2017. What to put in its place on a club’s membership site.',
    tags: ['security', 'forms', 'ux'],
    opening:
      'Our rowing club’s site demanded a new password every ninety days, with a capital and a symbol. The secretary’s was on a card beside the screen, and it ended in 14. NIST’s guidelines have advised against both rules for years. We now ask for twelve characters or more, refuse passwords found in known breaches, allow pasting, and offer passkeys to those who want one.',
    comments: [
      'Allowing paste alone would have saved me from three sites this month.',
      'How do you check breaches without sending the password somewhere? Oh, the k-anonymity range query, I see.',
    ],
  },
  {
    title: 'Keep the lockfile in the repository',
    description:
      'A build that worked on Thursday and failed on Friday with no change of ours, and what npm ci does differently from install.',
    tags: ['tooling', 'javascript', 'security'],
    opening:
      'Somebody had put package-lock.json in .gitignore “because of the merge conflicts”. Each build therefore resolved the dependencies afresh, and one Friday a patch release four levels down broke everything. We restored the file and switched CI to npm ci, which installs exactly what is locked and fails if the manifest disagrees. The conflicts are solved by taking either side and running npm install.',
    comments: [
      'It is a security matter too. Without it you run whatever was published ten minutes ago.',
      'We batch dependency updates on the first Monday of the month, and the diff of the lockfile is read by a human.',
    ],
  },
  {
    title: 'A service worker for the allotment with no signal',
    description:
      'How a planting calendar was made to work offline with one cache, one fallback page and a very cautious update.',
    tags: ['web-development', 'offline', 'javascript'],
    opening:
      'Reception ends at the gate of our allotments, and that is where people want to look up when to sow. The service worker keeps the twelve month pages and their pictures in one named cache. For pages it tries the network with a three-second limit and then falls back to the copy. New versions wait until all tabs are closed; I never call skipWaiting.',
    comments: [
      'The three-second limit is the crucial bit. One bar of signal is worse than none.',
      'What do you do when the cache is evicted? Safari dropped ours after some weeks without a visit.',
    ],
  },
  {
    title: 'Small SVG icons without a library',
    description:
      'One sprite file, a use element and currentColor. The whole icon system of a site with twenty-six of them weighs 6 KB.',
    tags: ['html', 'icons', 'performance', 'design'],
    opening:
      'We had a font with 1,800 icons and used 26. Now there is one SVG file with a symbol for each, and a page refers to it by a use element with the fragment. Strokes are set to currentColor, so icons take the colour of the text around them. Decorative ones get aria-hidden, and a button with only an icon gets a real name.',
    comments: [
      'Icon fonts also turned into boxes for anyone who overrides fonts for dyslexia. Good riddance.',
      'Watch the origin: use will not load the sprite across domains, so our CDN had to serve it from the same host.',
    ],
  },
  {
    title: 'Feature flags that know when they expire',
    description:
      'After finding a flag from 2018 that nobody dared remove, we gave each one a date and made the build complain.',
    tags: ['tooling', 'operations', 'typescript'],
    opening:
      'There were 94 flags and people could explain about twenty. One had been on for everyone since 2018, and its “off” branch called a service that no longer exists. Each flag is now an object with an owner and a last day. A week after that day a test fails with the owner’s name in the message. We are down to eleven, and the oldest is five weeks old.',
    comments: [
      'Failing the build a week late instead of on the day is humane. Ours exploded on a bank holiday.',
      'We do permanent kill switches in a separate list so they escape the date. Do you have any of those?',
    ],
  },
  {
    title: 'Counting visitors without following them',
    description:
      'Server logs and forty lines of Python tell our theatre all it needs, with no banner and no third party involved.',
    tags: ['privacy', 'python', 'web-development'],
    opening:
      'The cookie banner existed only for the statistics, and the statistics were opened twice a year. So we took both away. A script reads the access log every night, drops robots and addresses, and keeps daily totals for each page with the site the visitor came from. We can no longer say how long someone looked at the season programme. Nobody has asked.',
    comments: [
      'I timed our pages before and after dropping the banner. The banner was the slowest thing on them.',
      'How do you tell robots apart? The polite ones say so, but half of my log is browsers that load no images.',
    ],
  },
  {
    title: 'The details element and where it stops',
    description:
      'A native disclosure costs nothing and can even form an accordion. It is the wrong choice for menus, and here is why.',
    tags: ['html', 'accessibility', 'ux'],
    opening:
      'A details element opens and closes with no script, is found by search within the page in some browsers, and given a shared name attribute behaves as an exclusive accordion. I use it for questions and answers, and for long transcripts. For a navigation menu I would not: it does not close on Escape or on a click outside, and visitors expect both.',
    comments: [
      'For menus the popover attribute gives you precisely those two behaviours.',
      'Headings inside summary are read inconsistently by screen readers, so test if you depend on them for navigation.',
    ],
  },
  {
    title: 'Why my CSS has a layer called legacy',
    description:
      'Cascade layers let us rewrite an old stylesheet in place, since anything new beats it regardless of specificity.',
    tags: ['css', 'refactoring', 'web-development'],
    opening:
      'Eleven thousand lines, written by nine people, with selectors five ids deep. I wrapped the whole of it in one cascade layer called legacy. Unlayered rules win over layered ones whatever their specificity, so a new single-class rule now defeats the deepest old selector. We rewrote a page a week and deleted as we went. The exception is !important, where the order of layers is reversed.',
    comments: [
      'The reversal of !important cost me an afternoon. Thank you for mentioning it at all.',
      'We import a third-party date picker into its own layer for the same reason. Bliss.',
    ],
  },
  {
    title: 'An e-mail that survives Outlook',
    description:
      'Tables, inline styles and a 600-pixel column: what it takes to have a booking confirmation look right everywhere.',
    tags: ['html', 'email', 'testing'],
    opening:
      'The classic Outlook for Windows draws mail with the engine of Word, so forget flexbox. A booking confirmation wants one column, about 600 pixels wide, built from nested tables with inline styles and role="presentation". I write the plain text version first. If that reads well on its own, the HTML one needs only a logo, some air and a button made from a padded cell.',
    comments: [
      'Writing the text version first changed our newsletters more than any template did.',
      'Dark mode in mail apps inverts colours by guesswork. A logo with a transparent background vanished on us.',
    ],
  },
  {
    title: 'Reviewing your own pull request first',
    description:
      'Ten minutes with the diff before asking anyone else. A checklist from a team of three that cut our review rounds by half.',
    tags: ['web-development', 'teamwork', 'refactoring'],
    opening:
      'I open the diff in the browser, not the editor, because a strange place makes me read. Leftover logging goes, a name that needed explaining gets changed, and anything I feel like defending becomes a comment on the line itself. Then I write what I did not do and why. With three of us, an unclear request costs somebody’s whole morning.',
    comments: [
      '“What I did not do and why” is the section I miss in nearly everyone’s descriptions.',
      'Reading it in another font works for me too. The brain thinks that a stranger wrote it.',
    ],
  },
];
