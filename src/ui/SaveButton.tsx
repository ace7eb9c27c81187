import { Button } from './Button';
import { Icon } from './Icon';

type SaveButtonProps = { isSaved?: boolean; onClick?: () => void };

export function SaveButton({ isSaved = false, onClick }: SaveButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label="Save post"
      aria-pressed={isSaved}
      className="max-sm:px-0 aria-pressed:border-accent! aria-pressed:text-accent!"
      onClick={onClick}
    >
      <Icon name="bookmark" filled={isSaved} />
      <span className="max-sm:sr-only">{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
