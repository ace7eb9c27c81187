import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { useAfter } from '@/lib/hooks/useAfter';
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
    if (await copyText(text)) setIsCopied(true);
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
