import type { ComponentProps } from 'react';
import { Button } from './Button';

/** The usual decision. It has no colour of its own: red is for what can't be taken back. */
export function MainButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  return (
    <Button
      variant="secondary"
      className="border-ink! bg-ink! text-paper! hover:bg-quiet!"
      {...props}
    />
  );
}
