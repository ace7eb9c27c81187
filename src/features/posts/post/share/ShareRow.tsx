import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { Icon } from '@/ui/Icon';
import type { SharedPost } from './sharedPost';

const NetworkButtons = lazyPart({
  load: async () => (await import('./NetworkButtons')).NetworkButtons,
  when: whenQuiet,
});

/** Returns a handler that opens the share sheet of the device. */
function deviceShare({ url, title, description }: SharedPost) {
  async function handleShare() {
    try {
      await navigator.share({ url, title, text: description });
    } catch {
      // The reader closed the share sheet.
    }
  }
  return () => void handleShare();
}

const readCanShare = () => 'share' in navigator;

/** Of six buttons. */
const networksSize = { minWidth: 240 };

/** The menu is wider than what is left of the button on a phone. */
const belowButton = { positionArea: 'bottom span-all', marginInline: '1rem' };

type ShareRowProps = SharedPost & { children?: ReactNode };

/**
 * The networks and the link. Touch targets overlap a little, so that they fit in one row on phones.
 * The space of the network buttons is reserved until they are loaded.
 */
export function ShareRow({ children, ...post }: ShareRowProps) {
  return (
    <div
      role="group"
      aria-label="Share this post"
      className="flex flex-wrap items-center pointer-coarse:[&_button]:-mx-0.5"
    >
      <div
        style={networksSize}
        className="flex min-h-10 flex-wrap items-center pointer-coarse:min-h-11"
      >
        <NetworkButtons {...post} />
      </div>
      <CopyButton text={post.url} label="Copy link" icon="link" isCompact />
      {children}
    </div>
  );
}

/** All ways to share a post: also the share sheet where the device has one. */
export function ShareEverywhere(post: SharedPost) {
  const canShare = useBrowserValue(readCanShare, false);
  return (
    <ShareRow {...post}>
      {canShare ? (
        <Button variant="quiet" className="max-sm:px-0" onClick={deviceShare(post)}>
          <Icon name="share" size={18} />
          <span className="max-sm:sr-only">Share</span>
        </Button>
      ) : null}
    </ShareRow>
  );
}

const content = (
  <>
    <Icon name="share" size={18} />
    <span className="max-sm:sr-only">Share</span>
  </>
);

/** Opens the share sheet where the device has one, otherwise a menu with the other ways. */
export function ShareButton(post: SharedPost) {
  const id = useId();
  const canShare = useBrowserValue(readCanShare, false);
  const [isOpen, setIsOpen] = useState(false);
  if (canShare)
    return (
      <Button variant="secondary" className="max-sm:px-0" onClick={deviceShare(post)}>
        {content}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" className="max-sm:px-0" popoverTarget={id}>
        {content}
      </Button>
      <div
        id={id}
        popover="auto"
        className="popup rounded-card border bg-raised p-1 text-ink floating-shadow"
        style={belowButton}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? <ShareRow {...post} /> : null}
      </div>
    </>
  );
}
