import type { Comment } from '@contract/comments/commentEntities';

/** Comments that are not loaded, where they belong in a list. */
export type Gap = {
  type: 'gap';
  /** How many, if they come before all that are loaded. */
  earlier?: number;
};

export type WithGaps<Row> = readonly (Row | Gap)[];

export const gap: Gap = { type: 'gap' };

export const isGap = (item: object): item is Gap => 'type' in item;

/** Without the gaps. */
export const loadedOf = <Row extends object>(items: WithGaps<Row>): Row[] =>
  items.filter((item): item is Row => !isGap(item));

/** Where more comments can be loaded after others; -1 if there are none. */
export const gapAfter = (items: WithGaps<object>) =>
  items.findIndex((item) => isGap(item) && item.earlier === undefined);

/** Changes the comments. */
export const mapLoaded = <Row extends object>(
  items: WithGaps<Row>,
  change: (row: Row) => Row,
): WithGaps<Row> => items.map((item) => (isGap(item) ? item : change(item)));

type Page<Row> = { rows: readonly Row[]; areMore: boolean };

const idsOf = (items: WithGaps<Comment>) => new Set(loadedOf(items).map(({ _id: id }) => id));

/** Without those that are loaded. */
export function newOnes<Row extends Comment>(rows: readonly Row[], items: WithGaps<Comment>) {
  const known = idsOf(items);
  return rows.filter(({ _id: id }) => !known.has(id));
}

/** A page and what is loaded after it, with a gap between them unless the page reaches it. */
function beforeOthers<Row extends Comment>(
  { rows, areMore }: Page<Row>,
  others: WithGaps<Row>,
): WithGaps<Row> {
  const ids = idsOf(rows);
  const last = others.findLastIndex((item) => !isGap(item) && ids.has(item._id));
  const rest = others.slice(last + 1);
  if (!areMore) return [...rows, ...loadedOf(rest)];
  return last >= 0 && rest.length > 0 ? [...rows, ...rest] : [...rows, gap, ...rest];
}

/** The first page as it is now, and what was loaded after it. */
export const withFirstPage = <Row extends Comment>(
  items: WithGaps<Row>,
  page: Page<Row>,
): WithGaps<Row> => (page.areMore ? beforeOthers(page, items) : page.rows);

/** Puts a page into a gap. A comment before it that the page has, too, has moved there because others were added. */
export function fillGap<Row extends Comment>(
  items: WithGaps<Row>,
  at: number,
  { rows, areMore }: Page<Row>,
): WithGaps<Row> {
  const before = items.slice(0, at);
  const page = { rows: newOnes(rows, before), areMore };
  return [...before, ...beforeOthers(page, items.slice(at + 1))];
}
