import { groupBy } from '@contract/groupBy';
import { lossTexts } from '@contract/texts/moveTexts';
import type { ReactNode } from 'react';
import type { Loss } from '../archives/losses';
import { ShownInParts } from './ShownInParts';

type LossLinesProps = {
  losses: readonly Loss[];
  /** How one of them is shown; what it is about by default. */
  renderLoss?: (loss: Loss) => ReactNode;
};

const renderWhat = ({ what }: Loss) => what;

/** What is changed or lost, by its kind. */
export function LossLines({ losses, renderLoss = renderWhat }: LossLinesProps) {
  return (
    <ul className="grid gap-3">
      {[...groupBy(losses, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <li key={kind}>
          <p>{lossTexts[kind]}</p>
          <ShownInParts
            items={ofKind}
            className="mt-1 grid gap-1 border-s-2 ps-3 text-sm text-quiet"
            renderItem={(loss, at) => (
              <li key={at} dir="auto" className="wrap-anywhere">
                {renderLoss(loss)}
              </li>
            )}
          />
        </li>
      ))}
    </ul>
  );
}
