import { useState } from 'react';
import { Loading } from '@/ui/Skeleton';
import type { Draft, Opened, Saved } from './draft';
import type { KeptWork } from './journal/journal';
import { KeptWorkPanel } from './journal/KeptWorkPanel';
import { useKeptWork } from './journal/useKeptWork';
import { Workshop, type WorkshopParts } from './Workshop';

export type DeskProps = WorkshopParts & {
  opened: Opened;
  /** Under which name the work is kept on this device. */
  journal: string;
  hasSecond: boolean;
};

type Round = { number: number; opened: Opened; restored: KeptWork | null };

/** Where writing begins; but first, work that was lost the last time is offered back. */
export function Desk({ opened, journal, ...parts }: DeskProps) {
  const { found, discard } = useKeptWork(journal, opened);
  const [round, setRound] = useState<Round>({ number: 0, opened, restored: null });

  function reopen(draft: Draft, saved: Saved) {
    setRound(({ number }) => ({
      number: number + 1,
      opened: { ...opened, draft, saved },
      restored: null,
    }));
  }

  if (found.status === 'looking') return <Loading label="Opening the editor" />;
  if (found.status === 'found' && !round.restored && round.number === 0) {
    return (
      <KeptWorkPanel
        opened={opened}
        work={found.work}
        onRestore={() => setRound({ number: 1, opened, restored: found.work })}
        onDiscard={discard}
      />
    );
  }
  return (
    <Workshop
      key={round.number}
      journal={journal}
      opened={round.opened}
      restored={round.restored}
      onReopen={reopen}
      {...parts}
    />
  );
}
