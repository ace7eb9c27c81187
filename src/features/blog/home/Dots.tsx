import { classes } from '@/ui/classes';

type DotsProps = { count: number; chosen: number; onChoose: (place: number) => void };

export function Dots({ count, chosen, onChoose }: DotsProps) {
  return (
    <div className="-ml-3 flex">
      {Array.from({ length: count }, (_, place) => (
        <button
          // Slides have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          type="button"
          aria-label={`Go to slide ${place + 1}`}
          aria-current={place === chosen}
          className="touchable grid place-items-center rounded-full"
          onClick={() => onChoose(place)}
        >
          <span
            className={classes(
              'h-2 rounded-full transition-all',
              place === chosen ? 'w-5 bg-accent' : 'w-2 bg-edge',
            )}
          />
        </button>
      ))}
    </div>
  );
}
