import { type Article, code, h2, h3, image, ol, p, quote, rule, table, ul } from '../writing';

export const webDevelopmentArticles: readonly Article[] = [
  {
    title: 'What Cache-Control actually says, and to whom',
    description:
      'A reading of the header one directive at a time, with the three policies that cover almost every response a small site sends.',
    tags: ['web-development', 'http', 'caching', 'performance'],
    blocks: [
      p(
        'Most of the stale pages I have been asked to look at came from one misreading. Somebody wrote <b>no-cache</b> believing it meant “do not store this”, the browser stored it as it was entitled to, and the team went hunting through the CDN for a bug that was not there. The header is short, but each word in it is addressed to somebody in particular.',
      ),
      h2('Who is listening'),
      p(
        'A response may pass through a private cache, which belongs to one browser, and any number of shared caches, such as a CDN or a company proxy. <a href="https://www.rfc-editor.org/rfc/rfc9111">RFC 9111</a> keeps the two apart with care. The directive <i>private</i> tells shared caches to leave the response alone, while <i>s-maxage</i> speaks only to them and overrides <i>max-age</i> when both are present.',
      ),
      table(
        ['Directive', 'Listener', 'Meaning'],
        ['no-store', 'every cache', 'keep no copy at all'],
        ['no-cache', 'every cache', 'keep it, but ask the server before each reuse'],
        ['max-age=600', 'every cache', 'fresh for ten minutes'],
        ['s-maxage=600', 'shared caches', 'the same, in place of max-age'],
        ['private', 'shared caches', 'not yours to keep'],
        ['immutable', 'browsers', 'do not revalidate, even on reload'],
      ),
      p(
        'Asking before reuse is cheaper than it sounds. The browser sends back the ETag it was given, and if nothing has changed the server answers 304 with no body. For an HTML page of thirty kilobytes on a decent connection you pay for one round trip and a few hundred bytes, which is a fair price for never serving yesterday’s price list.',
      ),
      h2('Three policies'),
      p(
        'Sites I look after now run on three lines. HTML gets the first, so a deploy is visible at once. Anything with a content hash in its file name gets the second, because a changed file will have a changed address. Pages that show somebody’s own data get the third, and I stop thinking about them.',
      ),
      code(
        'bash',
        '# HTML documents\nCache-Control: no-cache\n\n# /assets/app.3f9c1b.js, /assets/site.a81d07.css\nCache-Control: public, max-age=31536000, immutable\n\n# account pages, anything behind a login\nCache-Control: private, no-store',
      ),
      p(
        'One last trap is the header you never sent. With no explicit lifetime a cache may make one up, and the specification mentions a tenth of the time since Last-Modified as a typical choice. A stylesheet untouched for a hundred days can therefore be reused for ten. If you take one thing from this, send <i>something</i> on every response.',
      ),
    ],
    comments: [
      'The heuristic freshness part explains a ghost I chased for two weeks in March. Our logo had not changed in a year, so of course half our visitors kept the old one.',
      'Worth adding that no-store on HTML used to disable the back/forward cache in most browsers, so going back felt slow. We moved the account overview to private, no-cache for that reason.',
      'Does anybody still need Pragma: no-cache beside these, or can I finally delete it from our nginx file?',
      'Delete it. It was only ever defined for requests, and nothing written this century depends on it in a response.',
      'The column with the listener is what I was missing. I always read these as instructions to “the cache”, singular.',
    ],
  },
  {
    title: 'Why our date field went back to three text boxes',
    description:
      'We replaced a calendar picker for dates of birth with three plain inputs. Errors fell by half, and the code shrank to almost nothing.',
    tags: ['forms', 'accessibility', 'html'],
    blocks: [
      p(
        'The enrolment form at the college where I work asks for a date of birth. For four years it used a calendar widget, opening on the current month, and for four years the phone rang. To reach 1961 a person had to press a small arrow several hundred times, or notice that the year was secretly a menu. Most people noticed neither and typed into a field that refused typing.',
      ),
      p(
        'A calendar is a good answer to “which Thursday suits you?”. It answers a question about days in relation to other days. Nobody finds their own birthday that way. They know it as three numbers and have been writing it on paper since school, in the same order, without once looking at the weekday.',
      ),
      quote(
        'I gave up and put in the date of my daughter’s wedding, because at least that one I could scroll to.',
        'An applicant, on the telephone to our office',
      ),
      h2('What we built'),
      p(
        'The replacement follows the <a href="https://design-system.service.gov.uk/components/date-input/">date input of the GOV.UK Design System</a>: a fieldset with a legend, and inside it three labelled text inputs for day, month and year. There is no automatic jump to the next box after two digits. We tried one, and it fought with everybody who pressed Tab by habit and then found themselves a field too far.',
      ),
      ul(
        'A legend that asks the question, and a hint with an example: “27 3 1961”.',
        {
          text: 'Each input carries',
          items: [
            'inputmode="numeric", for the digit keyboard on a phone',
            'autocomplete="bday-day", bday-month or bday-year',
            'a visible label, never only a placeholder',
          ],
        },
        'Month accepts 3, 03, Mar and March.',
        'One error message for the whole group, naming the part that is wrong.',
      ),
      p(
        'We avoided type="number" on purpose. It lets a scroll wheel change a birthday while the page moves past, it quietly discards anything it cannot parse, and its spin buttons are absurd beside a year. A text input with a numeric keyboard gives the useful half of it.',
      ),
      h3('The numbers'),
      p(
        'In the spring term before the change, 11 in every 100 submissions came back with an error on that field. In the autumn it was 5, nearly all of them day and month swapped by students who had grown up with the other order. The error message now suggests the swap. We removed 38 kilobytes of script, and I have not had a call about it since October.',
      ),
    ],
    comments: [
      'The scroll wheel changing a number input has cost our accounts department actual money. Thank you for naming it.',
      'How do you validate 31 February on the client? I have seen people do it by building a Date and checking that the month has not moved.',
      'That is what we do, near enough. Build it, read the three parts back, and compare with what was typed.',
      'I use voice control and calendar widgets are the point where I ask my son to finish the form. Three boxes I can do alone.',
      'Accepting “March” as well as 3 is such a small kindness. Stealing it.',
      'For bookings I would still want the native date picker. Glad you drew the line between the two kinds of question.',
    ],
  },
  {
    title: 'Forty thousand lines to strict TypeScript, one flag at a time',
    description:
      'A diary of turning strict mode on in an old codebase: which compiler flag we took first, what each one found, and what we would skip.',
    tags: ['web-development', 'typescript', 'tooling', 'refactoring'],
    blocks: [
      p(
        'Our booking system began life in JavaScript in 2016 and was renamed to .ts one Friday in 2019, with every strictness option off. The compiler had been agreeing with us politely ever since. Last winter three of us spent two afternoons a week turning the options on, and these are the notes I kept on what was worth the trouble.',
      ),
      h2('The order matters'),
      p(
        'The single switch called <i>strict</i> is a bundle of smaller ones. Flipping it all at once gave us 6,140 errors, a number nobody can love. Taken separately they fall in a natural order, since some flags produce errors that others then explain. Ours was the following, and each step was merged before the next began.',
      ),
      ol(
        'noImplicitAny, because without types on parameters the other checks have nothing to look at',
        'strictBindCallApply and strictFunctionTypes, which cost us one morning',
        'strictNullChecks, which cost us five weeks',
        'useUnknownInCatchVariables',
        'noUncheckedIndexedAccess, which is not part of strict and which I now consider the best of them',
      ),
      p(
        'Null checks were the long stretch, and also where the bugs were. We counted 23 places where a missing record would have thrown in production, and matched nine of them to tickets closed as “could not reproduce”. The fix was rarely clever. Usually a function had two callers, one of which always had a customer and one of which sometimes did not.',
      ),
      code(
        'typescript',
        '// Before: the type says Booking, the data says maybe.\nconst first = bookings[0];\nsendReminder(first.email);\n\n// After noUncheckedIndexedAccess: Booking | undefined.\nconst [first] = bookings;\nif (first) sendReminder(first.email);',
      ),
      p(
        'To keep the ground we had won we did not use a list of suppressed errors. Instead each folder received its own tsconfig with the stricter settings, and the main one referenced it. A finished folder could not slide back, the unfinished ones stayed buildable, and a glance at the tree told you how far along we were.',
      ),
      rule(),
      p(
        'Would I do it again? Yes, though I would skip our one attempt to automate it. A script that added exclamation marks wherever the compiler complained got us to zero errors in an evening and taught us nothing; we reverted it on the Monday. The errors were a reading list for our own system, written by something with endless patience.',
      ),
      image(
        'web-development-2',
        'The wall chart: one square for each folder, coloured in when its strict config was merged.',
        'A grid of squares, most of them filled with colour',
      ),
    ],
    comments: [
      'We did the exclamation mark thing and did not revert it. Reading this with some shame.',
      'Project references for the folders, or just separate tsc runs in CI? We found references slow with composite builds.',
      'Separate runs at first, references once the graph had settled. With a codebase this size either is fine.',
      'noUncheckedIndexedAccess is marvellous until you write anything with matrices. We keep it off in the drawing package only.',
      'Matching the null errors to closed tickets is a lovely way to convince a manager. How did you do it, by stack trace?',
    ],
  },
  {
    title: 'Container queries after two years of daily use',
    description:
      'Which layouts they made simple, where media queries still belong, and the containment rule that catches everyone in the first week.',
    tags: ['css', 'layout', 'web-development'],
    blocks: [
      p(
        'When size container queries arrived in Chrome 105 and Safari 16, in the late summer of 2022, and then in Firefox 110 the following February, I rewrote our card component the same week and told everybody that media queries were finished. They are not. But the way I divide work between the two has settled, and I can describe it in a sentence or two.',
      ),
      p(
        'The page asks about the viewport, a component asks about its container. Our article card sits in a three-column grid, a narrow sidebar and the search results, often all on one screen. It used to carry three modifier classes and a comment begging people to choose the right one. Now it knows how wide it is.',
      ),
      code(
        'css',
        '.card-slot {\n  container: card / inline-size;\n}\n\n.card {\n  display: grid;\n  gap: 0.75rem;\n}\n\n@container card (inline-size > 28rem) {\n  .card {\n    grid-template-columns: 10rem 1fr;\n  }\n\n  .card h3 {\n    font-size: clamp(1.1rem, 4cqi, 1.6rem);\n  }\n}',
      ),
      h2('The rule that catches everyone'),
      p(
        'A container cannot respond to itself. Setting <i>container-type</i> on an element lets its descendants ask about it, never the element’s own rules. So there has to be a wrapper, and the wrapper must get its width from outside, since inline-size containment tells the browser to lay it out as though it had no content. Put it on a shrink-to-fit box and the box collapses to nothing.',
      ),
      p(
        'I see that collapse about once a month in reviews. The symptom is a flex item that vanishes, and the cure is to let it grow, or to move the container up one level to something that already has a width. Grid tracks of 1fr are the happiest parents, because their size was never the child’s decision in the first place.',
      ),
      image(
        'web-development-3',
        'One component, three slots: full width, a column of a grid, a narrow sidebar.',
        'Blocks of differing widths arranged on a page',
      ),
      h2('Where I still reach for media queries'),
      ul(
        'The page frame itself: how many columns there are, whether the sidebar exists.',
        'Anything about the device and not about space, such as hover, pointer and prefers-reduced-motion.',
        'Print. Always a few lines, always worth it.',
      ),
      p(
        'The unit I use more than the query is <b>cqi</b>, one per cent of the container’s inline size. A heading at 4cqi inside a clamp scales with its card and needs no breakpoints whatsoever. Pair it with a rem floor, though, or readers who enlarge their text will find that your headline ignores them.',
      ),
    ],
    comments: [
      'The vanishing flex item got me last Tuesday, and I blamed the design tokens for an hour. Wish this had been published on Monday.',
      'Any cost to having hundreds of containers on a page? We have a list of about 600 rows, each with its own.',
      'I measured 500 cards on an old phone and could not find it in the noise. Containment may even help, since layout is isolated.',
      'Nice warning about text size. Zoom still works with cqi as zooming shrinks the viewport, but text-only enlargement does not, so the clamp matters.',
      'Naming the container was the step that made it click for our team. Unnamed ones match whatever ancestor happens to be nearest.',
    ],
  },
];
