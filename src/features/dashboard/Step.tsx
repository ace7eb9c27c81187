import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

type StepProps = {
  name: string;
  isDone: boolean;
  /** Where the step is done. */
  to?: string | undefined;
  children: ReactNode;
};

/** Something to do, with a mark once it is done. */
export function Step({ name, isDone, to, children }: StepProps) {
  return (
    <li className="flex gap-4 py-4">
      <span
        className={classes(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-good bg-good-soft text-good' : 'border-edge',
        )}
      >
        {isDone ? <Icon name="check" size={16} /> : null}
        <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-serif text-lg leading-7">
          {to && !isDone ? (
            <Link to={to} className="text-link">
              {name}
            </Link>
          ) : (
            <span className={isDone ? 'text-quiet' : ''}>{name}</span>
          )}
        </p>
        {isDone ? null : <p className="text-sm text-quiet">{children}</p>}
      </div>
    </li>
  );
}
