import { postPath } from '@contract/pages';
import { firstBroken } from '@contract/ruleParts';
import { hyphenated, postUrlRules } from '@contract/rules';
import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '@/lib/apiError';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import type { SavedPost } from '../../draft/draft';
import { changePostUrl } from '../../publishing/editorThunks';

type ChangeAddressProps = {
  saved: SavedPost;
  /** Opens the editor at the new address. */
  onChanged: (url: string) => void;
};

type FormProps = ChangeAddressProps & {
  id: string;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

function AddressForm({ id, saved, onChanged, onBusy, onClose }: FormProps) {
  const dispatch = useAppDispatch();
  const siteAddress = useSiteAddress();
  const [url, setUrl] = useState(saved.url);
  const [error, setError] = useState<string | null>(null);
  const wanted = hyphenated(url);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const broken = firstBroken(postUrlRules, { url: wanted });
    if (broken) return setError(broken.message);
    if (wanted === saved.url) return onClose();
    onBusy(true);
    try {
      const blog = await dispatch(changePostUrl({ id: saved._id, url: wanted })).unwrap();
      onChanged(blog.url);
    } catch (thrown) {
      setError(isApiError(thrown) ? thrown.message : null);
    } finally {
      onBusy(false);
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="New address"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        hint={siteAddress(postPath(wanted || '…'))}
        error={error}
        onChange={({ target }) => {
          setUrl(target.value);
          setError(null);
        }}
      />
    </form>
  );
}

/** Gives a saved post another address. */
export function ChangeAddress({ saved, onChanged }: ChangeAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change address…
      </Button>
      <Dialog
        title="Change the address"
        isOpen={isOpen}
        onClose={close}
        hasCloseButton={false}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={isBusy}>
              Change
            </Button>
          </>
        }
      >
        <p>
          {saved.isPublished
            ? 'Links to the present address lead to the new one from then on. Likes and comments stay.'
            : 'An address that was never public is free again for other posts.'}
        </p>
        <AddressForm
          id={id}
          saved={saved}
          onChanged={onChanged}
          onBusy={setIsBusy}
          onClose={close}
        />
      </Dialog>
    </div>
  );
}
