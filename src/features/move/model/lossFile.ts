import { lossTexts } from '@contract/texts/moveTexts';
import type { Loss } from '../archives/losses';
import type { Rehearsal } from './rehearsal';

/** A text as a cell: spreadsheets would calculate what begins with these signs. */
const cell = (text: string) =>
  `"${text.replace(/^[=+\-@\t\r]/, (sign) => `'${sign}`).replaceAll('"', '""')}"`;

const row = (...texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`;

/** The list of everything that would be changed or lost, for a spreadsheet. */
export function lossFile({ posts, losses }: Rehearsal) {
  const rowOf = (post: string) => (loss: Loss) => row(post, lossTexts[loss.kind], loss.what);
  const rows = [
    row('Post', 'What happens', 'Where'),
    ...losses.map(rowOf('')),
    ...posts.flatMap(({ title, losses: ofPost }) => ofPost.map(rowOf(title))),
  ];
  // With the mark by which spreadsheets know UTF-8.
  return new File([`\ufeff${rows.join('')}`], 'changed-or-lost.csv', { type: 'text/csv' });
}
