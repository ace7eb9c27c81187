/**
 * How wide pictures are shown, as values of `sizes`: the browser chooses a version with them before
 * the layout is known. They follow from the widths and gaps of the page's styles; the content of a
 * page takes 92 % of the window, 1080 px at most.
 */
export const pictureSizes = {
  postCover: 'min(92vw, 820px)',
  slide: '(min-width: 48rem) min(53vw, 598px), 92vw',
  leadCard: '(min-width: 64rem) min(53vw, 602px), (min-width: 40rem) 44vw, 104px',
  card: '(min-width: 64rem) min(31vw, 339px), (min-width: 40rem) 46vw, 92vw',
  wideCard: '(min-width: 64rem) min(61vw, 709px), (min-width: 40rem) 46vw, 92vw',
  horizontalCard: '(min-width: 40rem) 176px, 104px',
  ownPost: '128px',
  /** A window narrower than the picture's height demands shows its middle. */
  profileCover: 'max(100vw, 432px)',
  ownCover: '(min-width: 48rem) calc(min(92vw, 1080px) - 256px), 92vw',
  column: 'min(92vw, 650px)',
  stretched: 'min(96vw, 940px)',
  /** In the post settings: a column, or a sheet that covers a phone. */
  settings: '(min-width: 40rem) 352px, 92vw',
} as const;
