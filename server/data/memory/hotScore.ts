const week = 7 * 24 * 60 * 60_000;

/**
 * Likes weighed by age: ten times the likes are worth a week of youth. It doesn't depend on the
 * present moment, so that an order once kept stays true while time goes by.
 */
export function hotScore(likes: number, createdAt: number) {
  return Math.log10(likes + 1) + createdAt / week;
}
