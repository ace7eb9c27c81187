import { postPath } from '@contract/pages';
import { firstBroken } from '@contract/ruleParts';
import { hyphenated, postUrlRules } from '@contract/rules';
import { type FormEvent, useState } from 'react';
import { isApiError } from '@/lib/apiError';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import type { SavedPost } from '../../draft/draft';
import { changePostUrl } from '../../publishing/editorThunks';

type ChangeAddressProps = {
  saved: SavedPost;
  /** Opens the editor at the new address. */
  onChanged: (url: string) => void;
};

function AddressDialog({
  saved,
  onChanged,
  onClose,
}: ChangeAddressProps & { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const siteAddress = useSiteAddress();
  const [url, setUrl] = useState(saved.url);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleRun();
  const wanted = hyphenated(url);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const broken = firstBroken(postUrlRules, { url: wanted });
    if (broken) return setError(broken.message);
    if (wanted === saved.url) return onClose();
    return run(async () => {
      try {
        const blog = await dispatch(changePostUrl({ id: saved._id, url: wanted })).unwrap();
        onChanged(blog.url);
      } catch (thrown) {
        setError(isApiError(thrown) ? thrown.message : null);
      }
    });
  }

  return (
    <FormDialog
      title="Change the address"
      submitLabel="Change"
      isBusy={isBusy}
      intro={
        <p>
          {saved.isPublished
            ? 'Links to the present address lead to the new one from then on. Likes and comments stay.'
            : 'An address that was never public is free again for other posts.'}
        </p>
      }
      form={{ onSubmit: (event) => void handleSubmit(event) }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

/** Gives a saved post another address. */
export function ChangeAddress(props: ChangeAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change address…
      </Button>
      {isOpen ? <AddressDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
