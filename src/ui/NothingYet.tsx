import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from './Button';

type NothingYetProps = {
  /** What is said about the empty list. */
  children: ReactNode;
  /** Where to go instead, and the words of that link. */
  to: string;
  next: string;
};

/** What an empty list says. */
export const NothingYet = ({ children, to, next }: NothingYetProps) => (
  <>
    <p>{children}</p>
    <Link to={to} className={buttonClasses('secondary')}>
      {next}
    </Link>
  </>
);
