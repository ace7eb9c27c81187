import type { Note } from '../writing';

export const webDevelopmentNotes: readonly Note[] = [
  {
    title: 'Give every image a width and a height again',
    description:
      'Two attributes we all deleted in the responsive years are back, and they stop the page from jumping while it loads.',
    tags: ['html', 'performance', 'web-development'],
    opening:
      'Around 2012 we were taught to strip width and height from images so that CSS could scale them. Browsers now use the pair to work out an aspect ratio before the file arrives, and reserve the right space for it. With height: auto in the stylesheet the picture still scales. I added them to an old blog and its layout shift score fell to zero.',
    comments: [
      'Our CMS knows the dimensions and was throwing them away in the template. Ten minutes of work.',
      'Remember that the ratio has to be that of the actual file. Ours were all set to 4 by 3 by somebody optimistic.',
    ],
  },
  {
    title: 'A 404 page that helps somebody',
    description:
      'What we put on the not-found page of a library site after reading six months of the addresses people had asked for.',
    tags: ['ux', 'web-development', 'html'],
    opening:
      'We collected every address that ended in a 404 and sorted them by hand. A third were old links to opening hours, a fifth were catalogue numbers pasted in by hand, and the rest were robots. So the page now has the hours on it, a search box filled with the words from the broken address, and no joke about being lost in space.',
    comments: [
      'Filling the search box from the slug is so obvious once said. How do you treat the numbers?',
      'I hope it still sends a real 404 status. Ours sent 200 for years and the search engines indexed it happily.',
    ],
  },
  {
    title: 'Naming z-index layers instead of numbering them',
    description:
      'A short list of custom properties ended the contest in which each new popup was one nine longer than the last.',
    tags: ['css', 'layout', 'naming'],
    opening:
      'The highest z-index in our stylesheet was 2147483647, the largest value browsers store, and there were two elements using it. We replaced all forty numbers by six custom properties called after what they are: page, sticky, dropdown, dialog, toast, debug. Half the old values turned out to do nothing, since their parents had made stacking contexts of their own.',
    comments: [
      'With native dialog and popover in the top layer we are down to two names. Do look at those as well.',
      'isolation: isolate on each component root is the other half of this cure.',
    ],
  },
  {
    title: 'Sorting names the way the reader’s language does',
    description:
      'Default sorting compares code units, which puts Özil after Zola. Intl.Collator knows better and takes one line.',
    tags: ['javascript', 'internationalisation', 'strings'],
    opening:
      'One parent was content that the class list ended with Åsa and Örjan, as it would in Swedish. Another complained that Özil stood behind Zola, which no German list would do. Both were looking at a plain sort by code unit. Intl.Collator takes a locale, and with numeric set to true it also puts “Room 9” before “Room 10”. Build one collator and reuse it, because constructing them is slow.',
    comments: [
      'In Swedish å, ä and ö really are separate letters at the end, so both parents had a point. I like that you can satisfy each.',
      'On 20,000 rows reusing the collator took us from two seconds to about 60 milliseconds.',
    ],
  },
  {
    title: 'What a print stylesheet still does for a recipe site',
    description:
      'Fourteen lines of CSS, and the most grateful e-mail I have had from a reader in ten years of running the site.',
    tags: ['css', 'printing', 'web-development'],
    opening:
      'People print recipes. They stand the sheet against the flour tin and write on it. Ours used to come out as five pages, with a newsletter box in the middle of the method. Now print hides everything outside the article, keeps each step unbroken with break-inside: avoid, and writes the address in small type at the foot, so that a smudged sheet can be found again.',
    comments: [
      'Please also switch off the dark theme in print. My neighbour’s cartridge paid for somebody’s aesthetic.',
      'I still have your lentil soup on the fridge from before, all five pages of it.',
    ],
  },
  {
    title: 'Read the response before you trust its status',
    description:
      'fetch only rejects when the network fails, so an error page can travel a long way through a program looking like data.',
    tags: ['javascript', 'http', 'errors'],
    opening:
      'New colleagues expect fetch to throw on a 500. It resolves, quite content, and the surprise appears later as “unexpected token < in JSON”, the less-than sign being the first character of an HTML error page. We wrote one small function which checks response.ok and the content type, then throws an error holding the status and the first hundred characters of the body.',
    comments: [
      'That first hundred characters is what makes it useful. Ours said “Scheduled maintenance” all along.',
      'And mind 204, where calling json() on an empty body throws as well.',
    ],
  },
  {
    title: 'Logging that a tired person can read',
    description:
      'Three fields and one rule that made our server logs useful at two in the morning, with no new tools bought.',
    tags: ['backend', 'operations', 'errors'],
    opening:
      'After a long night with 80 megabytes of “Something went wrong”, we agreed on one rule: a log line must contain whatever you would ask next. For us that is a request id, the id of the affected record and how long the step took. The line is JSON, one event each. Grep finds it, and a person can follow a single request from the proxy to the database.',
    comments: [
      'We send the request id back in a header and print it on the error page. Support can then just read it out.',
      'Do you sample, or keep everything? Our disk filled up the first time we did this properly.',
    ],
  },
  {
    title: 'The label element is the cheapest fix you have',
    description:
      'A survey of one hundred sign-up forms found unlabelled inputs on most of them. What a proper label gives you for free.',
    tags: ['accessibility', 'forms', 'html'],
    opening:
      'One rainy weekend I opened a hundred sign-up forms from local businesses and counted inputs without a label. There were some on 61 of the sites. A label tied to its input is announced by screen readers, enlarges the area you can tap, gives voice control a name to call, and stays on screen once you start typing. A placeholder does none of this reliably.',
    comments: [
      'Voice control user here. “Click e-mail” simply works when there is a label and I could cry when it is missing.',
      'Did you write to any of the 61? I did the same in our town and four of them fixed it.',
    ],
  },
  {
    title: 'Testing a form by what a person would say',
    description:
      'Queries by role and label survived our redesign untouched, while the tests written around class names all had to go.',
    tags: ['testing', 'accessibility', 'tooling'],
    opening:
      'We redesigned checkout in spring and 140 tests broke without a single real fault. All of them looked for class names. The 35 that said “the button named Pay now” or “the field labelled Postcode” went on passing. Since then a test has to find things as a person would, and whenever it cannot, that has nearly always been an accessibility bug too.',
    comments: [
      'Role queries on a large page are slow in jsdom though. We scope them to a region first.',
      'This argument finally persuaded my team. A selector nobody can see is a promise to nobody.',
    ],
  },
  {
    title: 'Dark mode in one evening with light-dark()',
    description:
      'The colour function that takes two values, what to set first to make it work, and the places where it is not enough.',
    tags: ['css', 'colour', 'web-development'],
    opening:
      'The CSS function light-dark() accepts two colours and picks one according to the colour scheme in use. It does nothing until you declare color-scheme: light dark on the root, which also turns form controls and scrollbars over. I converted a site of thirty custom properties in an evening. Pictures and shadows were not included; those needed looking at, one at a time.',
    comments: [
      'A toggle is then just color-scheme: dark on the html element. So much less code than the class approach.',
      'Check your reds. The one we used on white glowed like a stove on a dark background.',
    ],
  },
  {
    title: 'One hundred redirects and a spreadsheet',
    description:
      'How we moved a parish magazine to a new address scheme without losing a single inbound link from the past fifteen years.',
    tags: ['web-development', 'http', 'hosting'],
    opening:
      'The old addresses looked like article.php?id=418, and other sites had been linking to them since 2009. I exported the lot from the server log, put them in a spreadsheet with the new address alongside, and turned that into a map file for nginx. All are 301s. A test requests every row after each deploy and checks that the target answers 200.',
    comments: [
      'The test after each deploy is what everybody leaves out. Redirects rot quietly.',
      'We used 308 so that POSTs keep their method, though for articles it makes no odds.',
    ],
  },
  {
    title: 'Debounce or throttle: two questions to ask',
    description:
      'The two get mixed up in every code review. Ask whether you care about the end of an event or about its whole course.',
    tags: ['javascript', 'performance', 'ux'],
    opening:
      'A search box cares about the moment when typing stops, so you wait for a pause: that is debouncing. A reading-progress bar cares about the whole scroll, only not sixty times a second, so you let through one call in each interval: that is throttling. Used the wrong way round, the search fires at half words and the bar stands still until you stop.',
    comments: [
      'For the progress bar a CSS scroll-driven animation needs neither, at least where it is supported.',
      'I tell juniors that debounce is a lift door and throttle is a turnstile. It sticks.',
    ],
  },
  {
    title: 'Writing alt text for charts',
    description:
      'A sentence with the finding, a link to the numbers, and no description of the colours. Notes from a statistics office.',
    tags: ['accessibility', 'writing', 'data'],
    opening:
      'Our charts used to be announced as “chart, image”. Then for a while they were described bar by bar, and a listener told us she had fallen asleep. What works is the finding in a sentence, as you would say it on the telephone: “Rents rose every year since 2014, fastest in the north.” Directly below sits a table, which serves everybody who wants the figures.',
    comments: [
      'The telephone test is excellent. I will use it for maps too.',
      'Our editors write the sentence first and the designer checks whether the chart says it. Improved both.',
    ],
  },
];
