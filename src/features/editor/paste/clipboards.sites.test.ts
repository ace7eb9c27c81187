import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import {
  bullets,
  callout,
  code,
  delimiter,
  headedTable,
  heading,
  numbers,
  numbersFrom,
  picture,
  quote,
  tasks,
  text,
} from './testing/expectedBlocks';
import { clipboardFile, pastedBlocks } from './testing/readClipboard';

/** The program, its file in `clipboards`, and the blocks. */
const cases: [string, string, EditorBlock[]][] = [
  [
    'Medium: a draft',
    'medium',
    [
      heading(3, 'Watering'),
      text('A small <b>timer</b> in <i>Python</i>:'),
      code(
        'import time\n\ndef water(beds):\n    for bed in beds:\n        time.sleep(60)',
        'python',
      ),
      quote('Water the soil, not the leaves.'),
      picture(
        'https://cdn-images-1.medium.com/max/800/1*abc.jpeg',
        'A watering can',
        'Photo by <a href="https://example.com/ann">Ann</a>',
      ),
      delimiter,
      text('The end.'),
    ],
  ],
  [
    'Medium: a published story',
    'medium-reader',
    [
      text('Run it:'),
      code('npm ci\nnpm test\nnpm start'),
      bullets('First <b>point</b>', 'Second point'),
      picture('https://miro.medium.com/v2/resize:fit:1400/1*xyz.png', '', 'The result'),
    ],
  ],
  [
    'Wikipedia',
    'wikipedia',
    [
      heading(2, 'Cultivation'),
      picture(
        'https://upload.wikimedia.org/wikipedia/commons/thumb/1/1a/Leek.jpg/250px-Leek.jpg',
        '',
        'A row of <a href="https://en.wikipedia.org/wiki/Leek">leeks</a>',
      ),
      text(
        'The <b>leek</b> is a <a href="https://en.wikipedia.org/wiki/Vegetable">vegetable</a>.<a href="https://en.wikipedia.org/wiki/Leek#cite_note-1"><sup>[1]</sup></a> It grows as x^{2}.',
      ),
      headedTable(
        [
          ['Year', 'Tonnes', 'Note'],
          ['2023', '2.1', 'dry'],
          [
            '',
            '0.4',
            'late<a href="https://en.wikipedia.org/wiki/Leek#cite_note-2"><sup>[2]</sup></a>',
          ],
          ['total 2.5', '', ''],
        ],
        { caption: 'Harvest' },
      ),
      numbers('<i>Brewster, J. Onions.</i>'),
    ],
  ],
  [
    'GitHub: a README',
    'github',
    [
      heading(2, 'Install'),
      text('Needs Node 🚀 and <code>git</code>.'),
      code('npm ci\nnpm test', 'shell'),
      tasks('[x] Tests', '[ ] Docs'),
      callout('warning', 'Back up first.'),
      headedTable([
        ['Option', 'Default'],
        ['<code>port</code>', '4173'],
      ]),
      text('<b>More</b>'),
      text('Hidden text.'),
      picture('https://camo.githubusercontent.com/abc', 'Screenshot'),
    ],
  ],
  [
    'Stack Overflow',
    'stack-overflow',
    [
      text(
        'Use <a href="https://docs.python.org/3/library/itertools.html"><code>itertools</code></a> and press <code>Enter</code>:',
      ),
      code('from itertools import chain\n\nprint(list(chain([1], [2])))', 'python'),
      numbers('Import it.', 'Call it:<br><code>chain(a, b)</code>'),
      quote('Premature optimization is the root of all evil.'),
    ],
  ],
  [
    'Substack',
    'substack',
    [
      heading(2, 'Frost'),
      text('It came <b>early</b>.'),
      picture('https://substackcdn.com/image/fetch/w_1456/x.jpeg', 'Ice', 'First ice'),
      quote('Cover the pots.'),
      delimiter,
      text('Next week: mulch.'),
    ],
  ],
  [
    'Ghost',
    'ghost',
    [
      text('A card:'),
      callout('tip', 'Sow <b>twice</b>.'),
      picture('https://example.com/content/images/2026/11/bed.jpg', '', 'The bed'),
      {
        type: 'embed',
        data: {
          service: 'youtube',
          source: 'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed',
          embed: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
          width: 580,
          height: 320,
          caption: '',
        },
      },
      code('.bed { width: 120cm; }', 'css'),
      delimiter,
      quote('Slow is good.'),
    ],
  ],
  [
    'DEV',
    'dev',
    [
      heading(2, 'Setup'),
      code('def water\n  puts "ok"\nend', 'ruby'),
      headedTable([
        ['Key', 'Value'],
        ['a', '1'],
      ]),
      picture('https://media2.dev.to/x.png', 'Result'),
    ],
  ],
  [
    'Hashnode',
    'hashnode',
    [
      heading(2, 'Why?'),
      callout('tip', 'Try it first.'),
      numbers(['Open', 'the door'], 'Close'),
      code('const x: number = 1;\nconsole.log(x);', 'typescript'),
      picture('https://cdn.hashnode.com/res/hashnode/image/upload/v1/abc.png?auto=compress'),
    ],
  ],
  [
    'ChatGPT',
    'chatgpt',
    [
      text('Here is the <b>formula</b> E=m:'),
      heading(3, 'Steps'),
      numbers(['<b>Prepare</b>', 'soil', 'seeds'], 'Sow'),
      code('for bed in beds:\n    water(bed)', 'python'),
      delimiter,
      headedTable([
        ['Day', 'Task'],
        ['1', 'Dig'],
      ]),
    ],
  ],
  [
    'Slack',
    'slack',
    [text('To do 🌱:'), bullets(['Dig', 'deep'], '<b>Rake</b>'), code('cd garden\nls')],
  ],
  [
    'a page with everything else',
    'web-page',
    [
      heading(2, 'Slow <i>gardens</i>'),
      numbersFrom(5, 'Fifth', 'Sixth'),
      text('A <b>bold</b> word'),
      text('First line<br>second line'),
      text('New paragraph with “quotes”, a 5&nbsp;km walk &amp; &lt;tags&gt;.'),
      text('<b>Mulch</b>'),
      text('Cover for the soil.'),
      quote('Grow slowly.', 'Ann Example'),
      bullets('Really'),
      text('Before'),
      picture('https://example.com/a.png', 'Diagram'),
      text('after'),
      text('<a href="https://example.com/clip.mp4">The clip</a>'),
      text('bad top'),
    ],
  ],
  [
    'a picture in Firefox',
    'firefox-picture',
    [picture('https://example.com/photos/leek.jpg', 'A leek')],
  ],
];

test.each(cases)('%s', (_, name, blocks) => {
  expect(pastedBlocks({ html: clipboardFile(`${name}.html`) })).toEqual(blocks);
});
