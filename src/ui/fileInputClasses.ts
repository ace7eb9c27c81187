/**
 * The look of a field for files. It is never wider than its place, however long the name of the file is. The colour of its
 * focus is neutral: around this much, the accent looks like an error.
 */
export const fileInputClasses =
  'touchable w-full min-w-0 text-sm focus-visible:outline-ink file:me-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:font-medium file:text-ink hover:file:bg-sunken pointer-coarse:file:min-h-11';
