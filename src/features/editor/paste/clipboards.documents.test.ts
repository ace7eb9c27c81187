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
  picture,
  quote,
  tasks,
  text,
} from './testing/expectedBlocks';
import { clipboardFile, pastedBlocks } from './testing/readClipboard';

/** The program, its file in `clipboards`, and the blocks. */
const cases: [string, string, EditorBlock[]][] = [
  [
    'Google Docs: headings, marks, links and lists beside their item',
    'google-docs',
    [
      heading(2, 'Garden plan'),
      text(
        'Sow <b>early</b>, water <i>late</i>. See <a href="https://example.com/soil">the soil guide</a>',
      ),
      bullets(['Beans', 'Runner', ['Broad', 'Crimson']], 'Peas'),
      numbers('Dig', 'Rake'),
    ],
  ],
  [
    'Google Docs: checklist',
    'google-docs-checklist',
    [tasks('[x] Order seeds', ['[ ] Clean pots', '[ ] Clay ones'])],
  ],
  [
    'Google Docs: table, monospaced lines and a picture',
    'google-docs-table',
    [
      headedTable([
        ['Plant', 'Month'],
        ['Leek', 'March<br>April'],
      ]),
      code('for bed in beds:\n  water(bed)\n\ndef water(bed):\n  open()'),
      picture('https://lh7-rt.googleusercontent.com/docsz/AD_4nXd?key=abc', 'A bed of leeks'),
    ],
  ],
  [
    'Word',
    'word',
    [
      heading(2, 'Compost'),
      text('Turn the <b>heap</b> every <i>second</i> week<sup>[1]</sup> in Kent.'),
      quote('Heat is the work of many.'),
      bullets(['Green', 'Grass', 'Peelings'], 'Brown'),
      numbers('Layer', 'Wait'),
      headedTable([
        ['Week', 'Heat'],
        ['1', '60 °C'],
      ]),
      code('def turn():\n    dig()\n\nturn()'),
      delimiter,
      text('<sup>[1]</sup> Less in winter.'),
    ],
  ],
  [
    'Word in a browser',
    'word-online',
    [heading(2, 'Tools'), bullets(['Spade', 'Small'], '<b>Rake</b>')],
  ],
  [
    'LibreOffice Writer',
    'libreoffice-writer',
    [
      heading(2, 'Seeds'),
      text('Keep them <b>dry</b>, <u>dark</u> and <s>warm</s> cool.'),
      bullets(['Beans', 'Runner'], 'Peas'),
      text('H<sub>2</sub>O at 10<sup>2</sup>'),
    ],
  ],
  [
    'Apple Notes',
    'apple-notes',
    [text('Seeds to <b>buy</b>'), bullets(['Beans', 'Runner'], 'Peas'), text('Done.')],
  ],
  [
    'Pages',
    'pages',
    [
      text('An <i>old</i> <u>garden</u>'),
      headedTable([
        ['Bed', 'Area'],
        ['North', '12 m²'],
      ]),
    ],
  ],
  ['OneNote', 'onenote', [text('Beds <b>2026</b>'), bullets(['North', 'Kale'], 'South')]],
  [
    'Quip',
    'quip',
    [
      heading(2, 'Rota'),
      bullets(['Monday', 'Ann'], 'Tuesday'),
      text('See <b>the list</b>.'),
      code('a = 1\nb = 2'),
    ],
  ],
  [
    'Dropbox Paper',
    'dropbox-paper',
    [
      heading(2, 'Paths'),
      bullets(['Gravel', 'Fine'], '<b>Bark</b>'),
      tasks('[x] Measure', '[ ] Order'),
    ],
  ],
  [
    'Notion',
    'notion',
    [
      heading(2, 'Beds'),
      text(
        'A <b>raised</b> bed with <code>soil</code> and a <a href="https://example.com/mulch">mulch</a>.',
      ),
      bullets(['North', ['Kale', 'Black kale'], 'Leek'], ['South', '1. Dig', '2. Sow']),
      tasks('[x] Measure', '[ ] Build'),
      callout('tip', 'Morning sun is enough.'),
      callout('note', 'Water below the leaves.'),
      bullets('Why raised?<br>It drains well.'),
      code('const bed = {\n  width: 120,\n\n  length: 240,\n};', 'javascript'),
      quote('No dig, no weeds.'),
      delimiter,
      text(''),
    ],
  ],
  [
    'a page that Notion exported',
    'notion-export',
    [
      tasks('[x] Measure', ['[ ] Build', '[ ] Buy wood']),
      bullets('<b>More</b><br>Inside the toggle.'),
      callout('warning', 'Frost until May.'),
      picture('https://example.com/bed.jpg', '', 'The first bed'),
    ],
  ],
];

test.each(cases)('%s', (_, name, blocks) => {
  expect(pastedBlocks({ html: clipboardFile(`${name}.html`) })).toEqual(blocks);
});
