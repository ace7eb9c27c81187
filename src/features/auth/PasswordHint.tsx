import type { PasswordRequirement } from '@contract/passwordRequirements';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

type PasswordHintProps = { requirements: readonly PasswordRequirement[]; password: string };

const notMetIcon = <span aria-hidden="true" className="mx-[5px] size-1.5 rounded-full bg-edge" />;

/** Lists the requirements of a password and marks those that are met. */
export function PasswordHint({ requirements, password }: PasswordHintProps) {
  return (
    <ul aria-label="Password requirements" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {requirements.map(({ text, isMetBy }) => {
        const isMet = isMetBy(password);
        return (
          <li
            key={text}
            className={classes('flex items-center gap-1.5', isMet ? 'text-good' : 'text-quiet')}
          >
            {isMet ? <Icon name="check" size={16} /> : notMetIcon}
            {text}
            <span className="sr-only">{isMet ? ' (met)' : ' (not met)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
