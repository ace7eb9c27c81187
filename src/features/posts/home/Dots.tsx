import type { PostCard } from '@contract/entities';
import { classes } from '@/ui/classes';

type DotsProps = {
  posts: readonly PostCard[];
  current: number;
  onSelect: (index: number) => void;
};

export function Dots({ posts, current, onSelect }: DotsProps) {
  return (
    <div className="-ms-3 flex">
      {posts.map(({ _id }, index) => (
        <button
          key={_id}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === current}
          className="touchable grid place-items-center rounded-full"
          onClick={() => onSelect(index)}
        >
          <span
            className={classes(
              'h-2 rounded-full transition-all forced-colors:border-4',
              index === current ? 'w-5 bg-accent' : 'w-2 bg-edge',
            )}
          />
        </button>
      ))}
    </div>
  );
}
