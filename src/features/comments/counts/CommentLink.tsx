import { postAnchors } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

/** The box in which a comment is written; the comments if they are closed or not loaded. */
function focusBox() {
  const box = document.querySelector<HTMLElement>('[data-return="comment"]');
  (box ?? document.getElementById(postAnchors.comments))?.focus({ preventScroll: true });
}

/** Leads from the end of the text to the comments, ready to write one. */
export function CommentLink() {
  return (
    <Link
      to={`#${postAnchors.comments}`}
      className={classes(buttonClasses('secondary'), 'max-sm:px-0')}
      onClick={focusBox}
    >
      <Icon name="comment" />
      <span className="max-sm:sr-only">Comment</span>
    </Link>
  );
}
