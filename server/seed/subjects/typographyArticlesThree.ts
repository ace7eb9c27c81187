import { type Article, code, h2, h3, image, p, quote, raw, rule, table, ul } from '../writing';

export const typographyArticlesThree: readonly Article[] = [
  {
    title: 'Poems on a narrow screen: what to do with the long line',
    description:
      'A telephone breaks verse wherever it likes. Four ways to keep the poet’s lines visible, with the few rules of CSS that do it.',
    tags: ['layout', 'css', 'books', 'poetry'],
    blocks: [
      p(
        'Prose does not care where its lines end. In a poem the end of a line is as much a part of the text as any word, and a telephone in upright position has room for about thirty-five characters. For our reading group I put forty poems online last winter, and discovered that most sites just let the browser break them, so Whitman appears to have written very short verse, badly.',
      ),
      quote(
        'I celebrate myself, and sing myself, / And what I assume you shall assume, / For every atom belonging to me as good belongs to you.',
        'Walt Whitman, “Song of Myself”',
      ),
      h2('Printers have met this before'),
      p(
        'A line that was too wide for the measure used to be “turned over”: the rest went onto the next line with a deep indent, or, in hymn books and cheap editions, was tucked up into the free space above behind a bracket. The indent is a signal. It says that the poet did not stop here. As long as it is deeper than any indent in the poem, nobody is misled.',
      ),
      code(
        'css',
        '.line {\n  display: block;\n  padding-inline-start: 3em;\n  text-indent: -3em;\n}\n\n.line.inset {\n  /* the poet’s own indent, kept smaller than the turnover */\n  padding-inline-start: 4.5em;\n}\n\n.stanza + .stanza {\n  margin-block-start: 1.4em;\n}',
      ),
      p(
        'Each line has to be an element of its own, which also allows a screen reader to pause there. Do not use one paragraph with breaks and hard spaces at the start; the first change of size will undo it. For stanzas I use a paragraph, for lines a span set to block. It is dull to mark up, and a script with four rules did it from plain text.',
      ),
      h2('The other choices'),
      ul(
        'Set it smaller. A little is fine, down to about nine tenths of the text size, and often saves half of the turnovers.',
        'Let it scroll sideways. Correct for concrete poetry, where the shape is the poem, and irritating for everything else.',
        'Ask the reader to turn the telephone. Some do.',
      ),
      p(
        'With the width left over, do not centre. A poem should hang from a straight left edge, and the whole block be placed so that it looks balanced by its commonest line and not its longest. I measure the middle third and set the block’s width to that, in <i>ch</i>. Titles are best in the same size as the verse, set apart by space alone.',
      ),
      image(
        'typography-6',
        'The same stanza broken by the browser, and with turnovers marked by an indent.',
        'Two narrow columns of text with differing line endings',
      ),
    ],
    comments: [
      'Finally somebody says do not centre. Greeting cards have much to answer for.',
      'How does your script tell a poet’s indent from an accidental space? Herbert’s “Easter Wings” broke mine.',
      'It does not; shaped poems I did by hand, all three of them, in the scrolling box.',
      'The screen reader remark deserves its own article. With plain breaks, mine runs lines together so that rhymes vanish.',
      'I set hymns, and we still tuck up. It saves a page in every eight.',
    ],
  },
  {
    title: 'The pilcrow’s long walk from the margin to the screen',
    description:
      'How a scribe’s mark for a new chapter became the empty space at the head of a paragraph, and where the sign itself ended up.',
    tags: ['typography', 'history', 'punctuation', 'books'],
    blocks: [
      p(
        'Press the button with the backward P in your word processor and the page fills with marks that nobody will print. They show where paragraphs end. For a thousand years the sign stood at the beginning, in red or blue, and was put in by a person whose trade it was. That it is now invisible is in a way the proof of its success.',
      ),
      h2('From K to C'),
      p(
        'Greek scribes marked a change of speaker or topic with a short stroke in the margin, <i>paragraphos</i>, “written beside”. Roman ones used a K, for <i>kaput</i>, a head. By the twelfth century the K had given way to a C, for <i>capitulum</i>, little head, and to set it off from the letters a stroke was drawn down through it. Then its bowl was filled with ink, the stroke was doubled, and there you have ¶.',
      ),
      p(
        'In manuscripts it went right into the running text, since parchment was dear and lines were not left half empty. The scribe wrote everything in black and left a gap, with perhaps a tiny guide stroke. Then the page was passed to the rubricator, who filled in the red. The English name appears about 1440 as “pylcrafte”, generally traced to <i>paragraph</i> by way of Old French and several careless mouths.',
      ),
      image(
        'typography-7',
        'Alternating red and blue pilcrows, with the guide strokes just visible beneath.',
        'Dense black text with coloured paragraph signs',
      ),
      h2('The gap that stayed'),
      p(
        'The first printers kept to the arrangement. They set the text, left a blank at each new section and sold the sheets to be rubricated. But presses were quicker than brushes, and more and more books were read as they came, with the holes unfilled. Readers found they did not miss the mark. The space itself was enough, and that is the indent we use today.',
      ),
      code(
        'css',
        '/* A first paragraph needs no signal. The others do, and only one: */\np {\n  margin: 0;\n}\n\np + p {\n  text-indent: 1.5em;\n}',
      ),
      h3('Still at work'),
      p(
        'The sign has kept a few posts. Lawyers cite by it, editors write it in margins, and the Authorised Version of 1611 printed it through most of the Bible and then, for no known reason, ceased near the end of Acts. Eric Gill put it into his <i>Essay on Typography</i> of 1931 in the middle of the line, as a scribe would. It reads perfectly well.',
      ),
      quote(
        'Typography exists to honor content.',
        'Robert Bringhurst, The Elements of Typographic Style',
      ),
    ],
    comments: [
      'I checked my grandmother’s King James and there it is, the last one in Acts 20. How extraordinary that nobody knows why.',
      'So an indent and a blank line together is like saying it twice. My students do both, always.',
      'Exactly so. One signal is enough; choose whichever suits the page.',
      'In Welsh law reports we cite by ¶ numbers and I never once wondered about the shape.',
      'Some early printed books have the blank with a small letter inside, as a note for the rubricator. Worth looking for in digitised incunables.',
    ],
  },
  {
    title: 'Fitting a variable font into one page’s budget',
    description:
      'From 780 KB to 62 in three steps: limit the axes, subset the glyphs, compress. With the commands, and what was given up on the way.',
    tags: ['fonts', 'performance', 'css', 'tooling'],
    blocks: [
      p(
        'When Adobe, Apple, Google and Microsoft stood together on a stage in Warsaw in September 2016 to present OpenType 1.8, the promise was that one file could hold a whole family. It does. The file which I was given for a small museum’s site had four axes, three scripts and 780 kilobytes, and the page for which it was meant has two weights and an italic word.',
      ),
      h2('Step one: fewer axes'),
      p(
        'An axis is a direction in which the outlines can be moved: weight, width, slant, optical size. Each one multiplies the deltas that have to be stored. The instancer in <a href="https://fonttools.readthedocs.io">fontTools</a> can pin an axis at one value or narrow its range. We pinned the width, restricted the weight to the stretch from 400 to 700, and kept optical size whole, because that is the axis readers can see.',
      ),
      code(
        'bash',
        '# pin the width, narrow the weight, leave opsz alone\nfonttools varLib.instancer Museum-VF.ttf wdth=100 wght=400:700 -o museum-slim.ttf\n\n# Latin, quotation marks, dashes, euro; all layout features\npyftsubset museum-slim.ttf \\\n  --unicodes="U+0020-007E,U+00A0-017F,U+2010-2014,U+2018-201E,U+2026,U+20AC" \\\n  --layout-features="*" --flavor=woff2 --output-file=museum.woff2',
      ),
      table(
        ['Stage', 'Size'],
        ['as delivered, TTF', '780 KB'],
        ['axes limited', '410 KB'],
        ['subset to Latin', '121 KB'],
        ['compressed as WOFF2', '62 KB'],
      ),
      p(
        'Look at the licence before you do any of this. The SIL Open Font License permits it, though a name that the authors have reserved must be changed in the modified file. Many commercial licences forbid subsetting altogether, or allow it with a tool of theirs. In our case an e-mail to the foundry was answered the same day with a yes and a better instancer command.',
      ),
      h2('Step two: arriving without a jump'),
      p(
        'Sixty kilobytes still come after the text. With <i>font-display: swap</i> a visitor reads in the fallback first, then everything moves by a few lines. The descriptors size-adjust, ascent-override and descent-override can be put on a local fallback so that it takes up nearly the same room. I laid one over the other in two colours and turned the numbers until I could no longer see two texts.',
      ),
      rule(),
      p(
        'What did it cost? The condensed headlines a designer had hoped for, and Greek, which two exhibits a year may need; for those there is a second file which loads by its unicode-range when a Greek letter turns up. Optical sizes remained. The captions are sturdier and wider, the titles finer, and most people will only feel that the page is calm.',
      ),
      raw(
        '<details><summary>The fallback we ended up with</summary><p>Georgia at size-adjust 97%, ascent-override 92% and descent-override 24%. Those are for our face alone; measure your own.</p></details>',
      ),
    ],
    comments: [
      'Keeping opsz and dropping wdth is just what I would have done. Captions at text size in a display cut are misery.',
      'Did you compare with two static files? In our case two subset statics came to 38 KB and we went with those.',
      'Statics would have been 44 for two weights. The designer uses four in-between ones, so the variable file paid off.',
      'The overlay in two colours for tuning the fallback is such a good trick.',
      'Thanks for mentioning reserved font names. Hardly anyone does, and it is the one condition that is easy to break.',
    ],
  },
];
