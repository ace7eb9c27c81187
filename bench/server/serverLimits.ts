import type { Results } from './report';

/** How many times as long as the floor half of the answers take at most. Other scenarios have no limit. */
type Limits = Readonly<Record<string, number>>;

const reading: Limits = {
  home: 4,
  hub: 4,
  post: 4,
  search: 6,
  'search call': 11,
};

/** PGlite answers one statement at a time, in the process of the server. */
const limits: Readonly<Record<'PGlite' | 'Postgres', Limits>> = {
  Postgres: {
    ...reading,
    'sign-in': 650,
    like: 140,
    comment: 200,
    notifications: 100,
    thread: 90,
    'popular thread': 90,
    'popular comment': 200,
  },
  PGlite: {
    ...reading,
    'sign-in': 650,
    like: 300,
    comment: 300,
    notifications: 150,
    thread: 150,
    'popular thread': 150,
    'popular comment': 300,
  },
};

/** How many times as long a scenario may take in a large community as in a small one. */
const mostGrowth = 2;
/** Whose lists are longer in the large one, or whose pages are rendered again. */
const growing: ReadonlySet<string> = new Set([
  'any post',
  'rare search',
  'misspelt name',
  'any list',
  'last list',
  'feed',
  'book',
  'book search',
  'changed',
]);

const times = (value: number) => `${value.toFixed(2)}x`;

const limitsOf = (database: string) =>
  database.startsWith('PGlite') ? limits.PGlite : limits.Postgres;

/** A sentence for each scenario that takes longer than its limit, or that was refused. */
export function overLimits({ database, measured, slow }: Results): string[] {
  const late = measured.flatMap(({ name, site, floor }) => {
    const most = limitsOf(database)[name] ?? Number.POSITIVE_INFINITY;
    const ratio = site.p50 / floor.p50;
    return [
      ...(ratio > most ? [`${database}: ${name} ${times(ratio)}, over ${times(most)}`] : []),
      ...(site.failed > 0 ? [`${database}: ${name}, ${site.failed} failed`] : []),
    ];
  });
  return [...late, ...slow];
}

/** A sentence for each scenario that takes much longer in a large community. */
export function overGrowth(growth: ReadonlyMap<string, number>): string[] {
  return [...growth].flatMap(([name, by]) =>
    growing.has(name) || by <= mostGrowth
      ? []
      : [`${name}: ${times(by)} with the large community, over ${times(mostGrowth)}`],
  );
}
