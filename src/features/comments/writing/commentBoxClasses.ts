import { classes } from '@/ui/classes';
import { inputClasses } from '@/ui/TextField';

/** A box of 24 units that grows with its text, to at most half of the screen. */
export const commentBoxClasses = classes(
  inputClasses,
  'field-sizing-content max-h-[50dvh] min-h-24 resize-y',
);
