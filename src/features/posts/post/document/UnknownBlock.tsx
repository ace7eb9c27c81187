import { Icon } from '@/ui/Icon';

export function UnknownBlock({ type }: { type: string }) {
  return (
    <p className="flex items-center gap-3 border-y py-4 font-sans text-sm text-quiet">
      <Icon name="warning" />
      <span>This page can’t show a block of type “{type}”.</span>
    </p>
  );
}
