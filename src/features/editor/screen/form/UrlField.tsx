import { postPath } from '@contract/pages';
import { hyphenated } from '@contract/rules';
import { writingTexts } from '@contract/texts/writingTexts';
import { useRef } from 'react';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { suggestUrl } from '@/lib/suggestUrl';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

type UrlFieldProps = {
  url: string;
  /** The address of a saved post is changed separately. */
  isFixed: boolean;
  /** The address changes with the title. */
  followsTitle: boolean;
  isTaken: boolean;
  error: string | null | undefined;
  onChange: (url: string) => void;
};

const readable = (address: string) => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

function hintOf({ isFixed, followsTitle }: Pick<UrlFieldProps, 'isFixed' | 'followsTitle'>) {
  if (!isFixed) return 'Follows the title until you edit it. Spaces become hyphens.';
  return followsTitle
    ? 'Follows the title until the post is published. Another address is chosen separately.'
    : 'The address of a saved post is changed separately.';
}

/** The address of a post: what was typed stays, with hyphens for spaces, and a clean form of it is offered. */
export function UrlField({ url, isFixed, followsTitle, isTaken, error, onChange }: UrlFieldProps) {
  const siteAddress = useSiteAddress();
  const input = useRef<HTMLInputElement>(null);
  const wanted = hyphenated(url);
  const clean = suggestUrl(url);
  const isOffered = !isFixed && clean !== '' && clean !== wanted;

  function handleClean() {
    onChange(clean);
    // The button goes away.
    input.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={input}
        label="Post URL"
        name="url"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        hint={
          <>
            {hintOf({ isFixed, followsTitle })}
            {wanted === '' ? null : (
              <bdi className="block wrap-anywhere">{readable(siteAddress(postPath(wanted)))}</bdi>
            )}
          </>
        }
        error={error ?? (isTaken ? writingTexts.urlTaken : null)}
        onChange={(event) => onChange(event.target.value)}
      />
      {isOffered ? (
        <div>
          <Button variant="secondary" className="max-w-full wrap-anywhere" onClick={handleClean}>
            Use “{clean}”
          </Button>
        </div>
      ) : null}
    </div>
  );
}
