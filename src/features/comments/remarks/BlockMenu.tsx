import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/ui/Icon';
import { type BlockActions, BlockEntries } from './BlockEntries';

type BlockMenuProps = BlockActions & { isFirst: boolean };

const stepOf = ({ key }: KeyboardEvent) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

/** The menus of all blocks are one stop of Tab; the arrow keys go from block to block. */
function moveToBlock(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf(event);
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-block-menu]')];
  const at = buttons.findIndex((button) => button === event.target);
  const next = step === 0 || at < 0 ? undefined : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/** In an open menu the arrow keys go from entry to entry, around its ends. */
function moveInMenu(event: KeyboardEvent<HTMLElement>, menu: HTMLElement) {
  const step = stepOf(event);
  const entries = [...menu.querySelectorAll('button')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  if (step === 0 || entries.length === 0) return;
  event.preventDefault();
  const from = at === -1 && step === -1 ? 0 : at;
  entries[(from + step + entries.length) % entries.length]?.focus();
}

function isOpen(menu: HTMLElement | null): menu is HTMLElement {
  return menu?.matches(':popover-open') === true;
}

/** The menu of a block. Its entries are rendered with its first use: a post can have a thousand blocks. */
export function BlockMenu({ isFirst, ...actions }: BlockMenuProps) {
  const id = useId();
  const [isUsed, setIsUsed] = useState(false);
  const label = `Menu of this ${actions.part}`;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const menu = document.getElementById(id);
    if (isOpen(menu)) moveInMenu(event, menu);
    else moveToBlock(event);
  }

  return (
    <>
      <button
        type="button"
        data-block-menu
        tabIndex={isFirst ? 0 : -1}
        className="block-menu"
        aria-label={label}
        title={label}
        popoverTarget={id}
        onKeyDown={handleKeyDown}
        // The press opens what it finds after its handlers.
        onClick={() => flushSync(() => setIsUsed(true))}
      >
        <Icon name="more" size={18} />
      </button>
      {isUsed ? (
        <div
          id={id}
          popover="auto"
          role="group"
          aria-label={label}
          className="popup rounded-card border bg-raised p-1 text-ink floating-shadow"
        >
          <BlockEntries menuId={id} onKeyDown={handleKeyDown} {...actions} />
        </div>
      ) : null}
    </>
  );
}
