import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import type { PasswordPart } from './passwordParts';

type PasswordHintProps = { parts: readonly PasswordPart[]; password: string };

const missing = <span aria-hidden="true" className="mx-[5px] size-1.5 rounded-full bg-edge" />;

/** Explains the rule of a password and ticks off what it already has. */
export function PasswordHint({ parts, password }: PasswordHintProps) {
  return (
    <ul aria-label="A password needs" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {parts.map(({ text, holds }) => {
        const isThere = holds(password);
        return (
          <li
            key={text}
            className={classes('flex items-center gap-1.5', isThere ? 'text-good' : 'text-quiet')}
          >
            {isThere ? <Icon name="check" size={16} /> : missing}
            {text}
            <span className="sr-only">{isThere ? ' (there)' : ' (missing)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
