import { Icon } from '@/ui/Icon';

export function UnknownBlock({ type }: { type: string }) {
  return (
    <p className="flex items-center gap-3 border-y py-4 font-sans text-sm text-quiet">
      <Icon name="warning" />
      <span>A block of the kind “{type}” stands here, which this page can’t show.</span>
    </p>
  );
}
