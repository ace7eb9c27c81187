import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import {
  bullets,
  code,
  headedTable,
  heading,
  numbers,
  quote,
  table,
  text,
} from './testing/expectedBlocks';
import { clipboardFile, pastedBlocks } from './testing/readClipboard';

/** The program, its file in `clipboards`, and the blocks. */
const cases: [string, string, EditorBlock[]][] = [
  [
    'VS Code',
    'vs-code',
    [code('function water(bed) {\n  if (bed.dry < 1) return;\n\n  open();\n}')],
  ],
  ['IntelliJ IDEA', 'jetbrains', [code('fun water() {\n    val bed = "north"\n}')]],
  ['Windows Terminal', 'windows-terminal', [code('PS C:\\garden> npm test\n12 passed')]],
  [
    'a page with numbered lines of code',
    'hugo',
    [heading(2, 'Water'), code('package main\n\nvar beds = 2', 'go'), code('a\n\n  b')],
  ],
  ['GitHub: lines of a file', 'github-code', [code('export function water() {\n  return 1;\n}')]],
  [
    'Excel',
    'excel',
    [
      headedTable([
        ['Plant', 'Count'],
        ['Leek', '1.200,50'],
        ['Kale &amp; co', '7'],
      ]),
    ],
  ],
  [
    'Google Sheets',
    'google-sheets',
    [
      headedTable([
        ['Plant', 'Site'],
        ['Leek<br>Musselburgh', '<a href="https://example.com/leek">example.com</a>'],
      ]),
    ],
  ],
  [
    'LibreOffice Calc',
    'libreoffice-calc',
    [
      table([
        ['Leek', '12'],
        ['<i>Kale</i>', '7'],
      ]),
    ],
  ],
  [
    'Gmail',
    'gmail',
    [
      text('Hello Ann,'),
      text('the seeds are here:'),
      bullets('beans', ['peas', 'early ones']),
      text('See <a href="https://example.com">the shop</a>.<br>Best,<br>Bob🌱'),
      text(
        'On Mon, 2 Nov 2026 at 09:00, Ann &lt;<a href="mailto:ann@example.com">ann@example.com</a>&gt; wrote:',
      ),
      quote('When do they arrive?<br><br>Ann'),
    ],
  ],
  [
    'Outlook',
    'outlook',
    [
      text('Dear all,'),
      text('the <b>shed</b> is open.'),
      numbers('Key', 'Lamp'),
      text('<b>From:</b> Bob &lt;bob@example.com&gt; <br><b>Sent:</b> Monday'),
      text('Sent from the shed'),
    ],
  ],
  [
    'Apple Mail',
    'apple-mail',
    [
      text('Thanks, Ann.'),
      text('I will bring <i>two</i> bags.'),
      quote(
        'On 2. Nov 2026, at 09:00, Ann &lt;ann@example.com&gt; wrote:<br><br>Could you bring soil?',
      ),
      text('An indented line.'),
    ],
  ],
  [
    'Thunderbird: a mail without formatting',
    'thunderbird',
    [
      text('Yes, on Monday.'),
      text('On 02/11/2026 09:00, Ann wrote:'),
      quote('Hello Bob,<br><br>could you bring<br>the soil?'),
      quote('Is anything missing?'),
      text('-- <br>Bob'),
    ],
  ],
];

test.each(cases)('%s', (_, name, blocks) => {
  expect(pastedBlocks({ html: clipboardFile(`${name}.html`) })).toEqual(blocks);
});
