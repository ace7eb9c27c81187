import { paths } from '@contract/pages';
import type { SignInIntent } from '@contract/people/signInIntent';
import { Link, useLocation } from 'react-router-dom';
import { attemptedState } from '@/store/session/signInState';
import { buttonClasses } from '@/ui/Button';
import type { SignInRequest } from '@/ui/Toasts';
import { ActionPanel } from './ActionPanel';

const afterwards: Record<SignInIntent['action'], string> = {
  like: 'the post is liked',
  follow: 'you follow the author',
  summary: 'the summary is shown',
  comment: 'your text is still in the box',
  save: 'the post is in your book',
  keep: 'the words are in your book',
  note: 'the words are in your book, where you can note something about them',
};

/** Tells a visitor at the control they pressed that the action needs an account. */
export function SignInDialog({ message, signIn, container, onClose }: SignInRequest) {
  const { intent } = signIn;
  const state = attemptedState(useLocation(), intent);
  return (
    <ActionPanel title={message} container={container} onClose={onClose}>
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
    </ActionPanel>
  );
}
