import type { PassageCardRow } from '@server/data/rows/bookCardRows';
import type { Ports } from '../ports';
import { serializePassage } from '../serializers/serializePassage';
import { statesOf } from './passageStates';
import { readShown } from './shownPassages';

/** Passages for their keeper, with their states. */
export async function answerPassages(ports: Ports, rows: readonly PassageCardRow[]) {
  const states = await statesOf(ports, rows);
  const shown = await readShown(ports, rows);
  return rows.map((row, at) =>
    serializePassage(row, {
      ...(states[at] ?? { state: 'gone' }),
      isShown: shown.get(row.id),
    }),
  );
}
