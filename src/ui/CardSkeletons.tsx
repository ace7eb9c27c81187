import type { ReactNode } from 'react';
import { CardGrid } from './CardGrid';
import { classes } from './classes';
import { Skeleton } from './Skeleton';

type Layout = { card: string; picture: string; text: string; lines: readonly string[] };

/** One layout for each kind of card: the classes of its container, its picture and its text. */
const layouts = {
  post: {
    card: 'grid grid-cols-1 content-start gap-3',
    picture: 'aspect-[3/2] w-full',
    text: 'grid gap-3',
    lines: ['h-[1.45rem] w-11/12', 'h-[1.45rem] w-2/3', 'h-[4.4rem] w-full', 'h-5 w-1/2'],
  },
  ownPost: {
    card: 'flex items-center gap-3 border-b py-6',
    picture: 'size-12',
    text: 'grid flex-1 gap-2',
    lines: ['h-5 w-2/3', 'h-4 w-1/2'],
  },
  person: {
    card: 'flex items-center gap-3 border-b py-4',
    picture: 'size-12 rounded-full',
    text: 'grid flex-1 gap-2',
    lines: ['h-5 w-2/3', 'h-4 w-1/2'],
  },
} satisfies Record<string, Layout>;

type CardSkeletonProps = Layout & { isWide: boolean; isTall: boolean };

function CardSkeleton({ card, picture, text, lines, isWide, isTall }: CardSkeletonProps) {
  return (
    <div className={classes(card, isWide && 'lg:col-span-2')}>
      <Skeleton className={classes(picture, isTall && 'lg:h-80')} />
      <div className={text}>
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    </div>
  );
}

function List({ kind, children }: { kind: keyof typeof layouts; children: ReactNode }) {
  if (kind === 'post') return <CardGrid>{children}</CardGrid>;
  const columns = kind === 'person' ? 'person-grid' : '';
  return <div className={columns}>{children}</div>;
}

type CardSkeletonsProps = {
  kind: keyof typeof layouts;
  count?: number;
  /** For a list whose first card is wide and whose second one is tall. */
  hasLead?: boolean;
};

/** The skeletons of a list of cards. */
export function CardSkeletons({ kind, count = 6, hasLead = false }: CardSkeletonsProps) {
  const keys = Array.from({ length: count }, (_, index) => index);
  return (
    <List kind={kind}>
      {keys.map((key) => (
        <CardSkeleton
          key={key}
          {...layouts[kind]}
          isWide={hasLead && key === 0}
          isTall={hasLead && key < 2}
        />
      ))}
    </List>
  );
}
