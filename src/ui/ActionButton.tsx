import type { ComponentProps } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { Button } from './Button';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  onPress: () => Promise<unknown>;
};

/** A button that is busy until its action has ended. */
export function ActionButton({ onPress, ...button }: ActionButtonProps) {
  const { isBusy, run } = useSingleRun();
  return <Button {...button} busy={isBusy} onClick={() => void run(onPress)} />;
}
