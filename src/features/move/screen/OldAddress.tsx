import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Some exports don't say where the site was: its pictures and links need that. */
export function OldAddress({ onReadAgain }: { onReadAgain: (siteUrl: string) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | undefined>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = address.trim();
    if (isAddress(text)) onReadAgain(text);
    else setError('Please enter the whole address, for example https://blog.example.');
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid max-w-column gap-3">
      <TextField
        label="Address of the old site"
        hint="The export doesn’t have it. With it, pictures that are not in the archive are found there."
        type="url"
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Read again
      </Button>
    </form>
  );
}
