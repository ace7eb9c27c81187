/** The parts of the header that few sites have. */
export const loadSiteParts = () => import('./siteParts');
