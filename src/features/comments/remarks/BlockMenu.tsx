import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

type BlockMenuProps = {
  part: string;
  isFirst: boolean;
  /** null if comments are closed. */
  onComment: (() => void) | null;
  onKeep: () => void;
  onQuotes: () => void;
};

/** The menus of all blocks are one stop of Tab; the arrow keys go from block to block. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-block-menu]')];
  const at = buttons.findIndex((button) => button === event.target);
  const next = step === 0 || at < 0 ? undefined : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/** The menu of a block. Its entries are rendered with its first use: a post can have a thousand blocks. */
export function BlockMenu({ part, isFirst, onComment, onKeep, onQuotes }: BlockMenuProps) {
  const id = useId();
  const [isUsed, setIsUsed] = useState(false);

  return (
    <>
      <button
        type="button"
        data-block-menu
        tabIndex={isFirst ? 0 : -1}
        className="block-menu"
        aria-label={`Menu of this ${part}`}
        title={`Menu of this ${part}`}
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
          aria-label={`Menu of this ${part}`}
          className="popup rounded-card border bg-raised p-1 text-ink floating-shadow"
        >
          {onComment ? (
            <Button
              variant="quiet"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={onComment}
            >
              Comment on this {part}
            </Button>
          ) : null}
          <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide" onClick={onKeep}>
            Keep this {part}
          </Button>
          <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide" onClick={onQuotes}>
            Quotes of this {part}
          </Button>
        </div>
      ) : null}
    </>
  );
}
