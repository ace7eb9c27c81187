import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { MenuEntry } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CopyButton } from '@/ui/CopyButton';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import type { SavedPost } from '../../draft/draft';
import { createPreview, endPreview } from '../../publishing/editorThunks';
import {
  hasPending,
  isPublished,
  type PublishingState,
  postWithFixedUrl,
} from '../../publishing/publishingState';

type Running = 'creating' | 'ending' | null;

/** The link that was made last. The API stores no links, so that one of an earlier visit is not shown. */
function usePreviewLink(id: string) {
  const dispatch = useAppDispatch();
  const [url, setUrl] = useState<string | null>(null);
  const [running, setRunning] = useState<Running>(null);

  async function run(name: Running, act: () => Promise<string | null>) {
    setRunning(name);
    try {
      setUrl(await act());
      return true;
    } catch {
      // The toast says why; an earlier link stays.
      return false;
    } finally {
      setRunning(null);
    }
  }

  return {
    url,
    running,
    create: () => run('creating', async () => dispatch(createPreview({ id })).unwrap()),
    async end() {
      await run('ending', async () => {
        await dispatch(endPreview({ id })).unwrap();
        return null;
      });
    },
  };
}

const ofDraft = {
  what: 'this draft as it was',
  end: 'the post is published',
  name: 'the draft',
};
const ofChanges = {
  what: 'the post with its changes as they were',
  end: 'the changes are published or discarded',
  name: 'the changes',
};

type SharePreviewProps = { saved: SavedPost; isOpen: boolean; onClose: () => void };

/** Makes and ends the link with which others read a draft, or the unpublished changes of a post. */
function SharePreview({ saved, isOpen, onClose }: SharePreviewProps) {
  const texts = saved.isPublished ? ofChanges : ofDraft;
  const { url, running, create, end } = usePreviewLink(saved._id);
  const [isAsking, setIsAsking] = useState(false);

  async function handleCreate() {
    if (await create()) setIsAsking(false);
  }

  return (
    <>
      <Dialog
        title="Share a preview"
        isOpen={isOpen}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" busy={running === 'ending'} onClick={() => void end()}>
              End link
            </Button>
            <Button onClick={() => setIsAsking(true)}>New link</Button>
          </>
        }
      >
        <p>
          Everyone with the link can read {texts.what} last saved, without an account. The link ends
          after 30 days, when {texts.end}, or with the next new link.
        </p>
        {url === null ? null : (
          <div className="grid gap-2">
            <TextField
              label="Link to the preview"
              readOnly
              dir="ltr"
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <div>
              <CopyButton text={url} label="Copy" icon="link" />
            </div>
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        title="Make a new link?"
        isOpen={isAsking}
        confirmLabel="Make the link"
        onConfirm={handleCreate}
        onClose={() => setIsAsking(false)}
      >
        If you have sent a link before, it ends at once: those who have it can no longer read{' '}
        {texts.name}.
      </ConfirmDialog>
    </>
  );
}

/** Shows a draft, or the unpublished changes of a post, to others. */
export function useSharePreview(publishing: PublishingState) {
  const [isOpen, setIsOpen] = useState(false);
  const isPublic = isPublished(publishing) && !hasPending(publishing);
  const saved = isPublic ? null : postWithFixedUrl(publishing);
  const entries: MenuEntry[] = saved
    ? [{ label: 'Share a preview…', onSelect: () => setIsOpen(true) }]
    : [];
  const dialog = saved ? (
    <SharePreview saved={saved} isOpen={isOpen} onClose={() => setIsOpen(false)} />
  ) : null;
  return { entries, dialog };
}
