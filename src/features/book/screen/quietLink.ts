/** The classes of a link that is less important than the words above it. */
export const quietLink =
  'underline decoration-edge/60 decoration-1 underline-offset-[0.2em] hover:text-accent hover:decoration-accent';
