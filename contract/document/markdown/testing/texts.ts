import * as fc from 'fast-check';

const marks =
  '* ** _ __ ~~ ` ``` [ ] ( ) ![ ]( < > \\ & | : - + # = ! ^ [^1] [^1]: [a] [a]: --- === 1. 2) a b';
const html =
  '&amp; &copy; &#42; &nbsp; &foo; <b> </b> <i> <br> <u> </u> <!-- --> <div> </div> </a> <p>';
const addresses =
  '/a https://a.example https://youtu.be/abc_DEF-123 a@b.example www.a.example — “ é';
const lineStarts = ['- ', '1. ', '> ', '# ', '## ', '    ', '  ', '- [ ] ', '- [x] ', '[!NOTE]'];
const blocks = ['| a | b |\n| - | - |\n', '```html raw\n', '```json block:header\n'];
const comments = ['<!-- stretched -->', '<!-- header -->', '<a href="/x">'];
const spaces = ['\n', '\n\n', '  \n', '\\\n', ' ', '\t', '\u00a0'];

const pieces = [
  ...[marks, html, addresses].flatMap((words) => words.split(' ')),
  ...lineStarts.concat(blocks, comments, spaces),
];

/** Pieces of Markdown in any order. */
export const texts = fc
  .array(
    fc.oneof({ arbitrary: fc.constantFrom(...pieces), weight: 6 }, fc.string({ maxLength: 3 })),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));
