import { lossTexts } from '@contract/texts/moveTexts';
import type { ReactNode } from 'react';
import type { Loss } from '../archives/losses';
import { byKind } from '../model/rehearsal';

/** More of one kind are in the file. */
const mostShown = 100;

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
      {[...byKind(losses)].map(([kind, ofKind]) => (
        <li key={kind}>
          <p>{lossTexts[kind]}</p>
          <ul className="mt-1 grid gap-1 border-s-2 ps-3 text-sm text-quiet">
            {[...ofKind.slice(0, mostShown).entries()].map(([at, loss]) => (
              <li key={at} dir="auto" className="wrap-anywhere">
                {renderLoss(loss)}
              </li>
            ))}
            {ofKind.length > mostShown ? <li>and {ofKind.length - mostShown} more</li> : null}
          </ul>
        </li>
      ))}
    </ul>
  );
}
