import { classes } from '@/ui/classes';

type PublishSwitchProps = {
  isPublished: boolean;
  /** The id of the post's title. */
  describedBy: string;
  onToggle: () => void;
};

/** Its name is the state of the post. */
export function PublishSwitch({ isPublished, describedBy, onToggle }: PublishSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isPublished}
      aria-describedby={describedBy}
      className={classes(
        'touchable -ms-2 inline-flex w-27 items-center @2xl:ms-0 gap-2 rounded-full px-2 text-sm font-medium hover:bg-sunken',
        isPublished ? 'text-good' : 'text-bad',
      )}
      onClick={onToggle}
    >
      <span
        className={classes(
          'h-5 w-9 shrink-0 rounded-full border border-current p-0.5',
          isPublished ? 'bg-good-soft' : '',
        )}
      >
        {/* A border, because forced colours remove backgrounds. */}
        <span
          className={classes(
            'block size-3.5 rounded-full border-7 border-current transition-[margin]',
            isPublished ? 'ms-4' : '',
          )}
        />
      </span>
      {isPublished ? 'Active' : 'Inactive'}
    </button>
  );
}
