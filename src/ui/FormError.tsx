import { Icon } from './Icon';

/** Why a form was refused as a whole. The toast announces it. */
export function FormError({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <p className="flex items-start gap-1.5 border-y border-bad py-3 text-bad">
      <Icon name="warning" size={18} />
      {message}
    </p>
  );
}
