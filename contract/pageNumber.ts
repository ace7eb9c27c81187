const highest = 50_000;

/** The page of a list that an address asks for, counted from 1. */
export function pageNumberOf(params: URLSearchParams): number {
  const shown = Number(params.get('page') ?? 1);
  return Number.isInteger(shown) && shown >= 1 && shown <= highest ? shown : 1;
}
