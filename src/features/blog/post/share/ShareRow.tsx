import { lazyPart } from '@/lib/browser/lazyPart';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { Icon } from '@/ui/Icon';
import type { SharedPost } from './sharedPost';

const NetworkButtons = lazyPart({
  load: async () => {
    await whenQuiet();
    return (await import('./NetworkButtons')).NetworkButtons;
  },
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

function DeviceButton(post: SharedPost) {
  const handleShare = deviceShare(post);
  return (
    <Button variant="quiet" className="max-sm:px-0" onClick={handleShare}>
      <Icon name="share" size={18} />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  );
}

const readCanShare = () => 'share' in navigator;

/**
 * All ways to share a post. Touch targets overlap a little, so that they fit in one row on phones.
 * The space of the network buttons is reserved until they are loaded.
 */
export function ShareRow(post: SharedPost) {
  const canShare = useBrowserValue(readCanShare, false);
  return (
    <div
      role="group"
      aria-label="Share this post"
      className="flex flex-wrap items-center pointer-coarse:[&_button]:-mx-0.5"
    >
      <div className="flex min-h-10 min-w-[min(15rem,100%)] flex-wrap items-center pointer-coarse:min-h-11">
        <NetworkButtons {...post} />
      </div>
      <CopyButton text={post.url} label="Copy link" icon="link" isCompact />
      {canShare ? <DeviceButton {...post} /> : null}
    </div>
  );
}

/** After the text: the share sheet where the device has one, otherwise all ways again. */
export function ShareAgain(post: SharedPost) {
  const canShare = useBrowserValue(readCanShare, false);
  if (!canShare) return <ShareRow {...post} />;
  return (
    <Button variant="secondary" onClick={deviceShare(post)}>
      <Icon name="share" size={18} />
      Share this post
    </Button>
  );
}
