import { useState } from 'react';
import { useAfter } from '@/lib/hooks/useAfter';
import { notify } from '@/lib/notify';
import { Button } from './Button';
import { Icon } from './Icon';

const copiedDuration = 2000;

type CopyButtonProps = {
  text: string;
  label: string;
  icon?: 'document' | 'link';
  /** Shows only the icon on small screens. */
  isCompact?: boolean;
};

export function CopyButton({ text, label, icon = 'document', isCompact = false }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useAfter(copiedDuration, isCopied, () => setIsCopied(false));

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      notify.error('Your browser did not allow copying. Please select the text and copy it.');
    }
  }

  return (
    <Button
      variant="quiet"
      className={isCompact ? 'max-sm:px-0' : ''}
      onClick={() => void handleCopy()}
    >
      <Icon name={isCopied ? 'check' : icon} size={18} />
      <span aria-live="polite" className={isCompact ? 'max-sm:sr-only' : undefined}>
        {isCopied ? 'Copied' : label}
      </span>
    </Button>
  );
}
