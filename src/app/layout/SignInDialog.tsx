import { paths } from '@contract/pages';
import type { SignInIntent } from '@contract/people/signInIntent';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { attemptedState } from '@/store/session/attempted';
import { buttonClasses } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/IconButton';
import type { SignInRequest } from '@/ui/Toasts';
import { useActionDialog } from './useActionDialog';

const afterwards: Record<SignInIntent['action'], string> = {
  like: 'the post is liked',
  follow: 'you follow the author',
  summary: 'the summary is shown',
  comment: 'your text is still in the box',
  save: 'the post is in your book',
  keep: 'the words are in your book',
  note: 'the words are in your book, where you can note something about them',
};

/**
 * Tells a visitor at the control they pressed that the action needs an account. It isn't modal: the page
 * stays usable. What is outside of an open dialog is covered, so it is shown inside of that one.
 */
export function SignInDialog({ message, signIn, container, onClose }: SignInRequest) {
  const { intent } = signIn;
  const state = attemptedState(useLocation(), intent);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const isAtControl = container === null;
  useActionDialog({ dialog: ref, isPlaced: isAtControl, onPressOutside: onClose });

  const dialog = (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      className={classes(
        'z-40 grid w-[min(20rem,88vw)] gap-3 rounded-card border bg-raised p-4 text-ink floating-shadow print:hidden',
        isAtControl ? 'absolute' : 'fixed inset-x-0 bottom-4 mx-auto',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="pt-1.5 text-lg">
          {message}
        </h2>
        <IconButton icon="close" label="Close" className="-mt-1 -me-2" onClick={onClose} />
      </div>
      {intent?.about?.quote ? (
        <blockquote dir="auto" className="line-clamp-3 border-s-2 ps-3 font-serif wrap-anywhere">
          {intent.about.quote}
        </blockquote>
      ) : null}
      <p className="text-quiet">
        {intent
          ? `This needs an account. Afterwards you are back here, and ${afterwards[intent.action]}.`
          : 'This needs an account. Afterwards you are back here.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.signIn} state={state} className={buttonClasses()} onClick={onClose}>
          Sign in
        </Link>
        <Link to={paths.signUp} state={state} className={buttonClasses()} onClick={onClose}>
          Create an account
        </Link>
      </div>
    </div>
  );
  return createPortal(dialog, container ?? document.body);
}
