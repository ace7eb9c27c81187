import type { ReactNode } from 'react';
import { Icon } from './Icon';

type FormErrorProps = {
  message: string | null;
  /** What the user can do next. */
  children?: ReactNode;
};

/** Why a form was refused as a whole. The toast announces it. */
export function FormError({ message, children }: FormErrorProps) {
  if (message === null) return null;
  return (
    <div className="grid gap-1 border-y border-bad py-3">
      <p className="flex items-start gap-1.5 text-bad">
        <Icon name="warning" size={18} />
        {message}
      </p>
      {children}
    </div>
  );
}
