/** The look of a field for files. It is never wider than its place, however long the name of the file is. */
export const fileInputClasses =
  'touchable w-full min-w-0 text-sm file:me-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:font-medium file:text-ink hover:file:bg-sunken pointer-coarse:file:min-h-11';
