import { type ToggleEvent, useId } from 'react';
import { Button } from './Button';
import type { IconName } from './Icon';
import { IconButton } from './IconButton';

/**
 * A keyboard continues in the menu. After a mouse click browsers do not mark what has the focus. The event comes later
 * than the menu: keys that were pressed meanwhile may have moved the focus in it.
 */
function focusFirst({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open' || menu.contains(document.activeElement)) return;
  menu.querySelector('button')?.focus();
}

export type MenuEntry = {
  label: string;
  /** The key that selects it in a list of entries, also while the menu is closed. */
  shortcut?: string | undefined;
  onSelect: () => void;
};

type ActionMenuProps = {
  icon: IconName;
  label: string;
  entries: readonly MenuEntry[];
  disabled?: boolean;
  busy?: boolean;
};

/** A button that opens a list of actions. */
export function ActionMenu({ icon, label, entries, disabled, busy }: ActionMenuProps) {
  const id = useId();
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        disabled={disabled}
        aria-busy={busy || undefined}
        popoverTarget={id}
      />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={focusFirst}
        className="popup rounded-card border bg-raised p-1 text-ink floating-shadow"
      >
        {entries.map((entry) => (
          <Button
            key={entry.label}
            variant="quiet"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-keyshortcuts={entry.shortcut}
            onClick={entry.onSelect}
          >
            {entry.label}
          </Button>
        ))}
      </div>
    </>
  );
}
