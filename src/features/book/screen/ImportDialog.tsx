import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { bookTexts } from '@contract/texts/bookTexts';
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { fileInputClasses } from '@/ui/fileInputClasses';
import { type ImportResult, importHighlights } from '../model/bookThunks';
import type { Clippings } from './readClippings';
import { readHighlights } from './readHighlights';

/** Of the passages that were not imported, so many are shown. */
const shownRefusals = 20;

const nothing: Clippings = { highlights: [], loneNotes: 0 };

type ImportDialogProps = { onClose: () => void };

function Result({ result }: { result: ImportResult }) {
  const { kept, known, refused } = result;
  return (
    <div role="status" className="grid gap-3">
      <p>
        {kept} {kept === 1 ? 'passage was' : 'passages were'} added. {known}{' '}
        {known === 1 ? 'was' : 'were'} already in your book.
      </p>
      {refused.length > 0 ? (
        <>
          <p>{refused.length} could not be added:</p>
          <ul className="grid gap-2 text-sm">
            {refused.slice(0, shownRefusals).map(({ quote, message }) => (
              <li key={`${message} ${quote}`} className="border-b pb-2">
                <bdi className="line-clamp-2 font-serif">{quote}</bdi>
                <span className="text-bad">{message}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Adds the passages of a file of Kindle or Readwise. The file is read in the browser. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const dispatch = useAppDispatch();
  const [{ highlights, loneNotes }, setRead] = useState<Clippings>(nothing);
  const [error, setError] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

  async function handleFile(file: File | undefined) {
    setResult(null);
    const found = file ? readHighlights(await file.text()) : nothing;
    setRead(found ?? nothing);
    const isEmpty = found?.highlights.length === 0 && file !== undefined;
    setError(found === null || isEmpty ? bookPageTexts.unknownFile : null);
  }

  async function handleImport() {
    const outcome = await dispatch(importHighlights({ highlights }));
    if (!importHighlights.fulfilled.match(outcome)) return;
    setResult(outcome.payload);
    setRead(nothing);
  }

  const count = highlights.length;
  return (
    <Dialog
      title="Import passages"
      isOpen
      onClose={onClose}
      actions={
        count > 0 ? (
          <ActionButton onPress={handleImport}>
            {`Add ${count} ${count === 1 ? 'passage' : 'passages'}`}
          </ActionButton>
        ) : undefined
      }
    >
      <p className="text-quiet">
        Choose “My Clippings.txt”, which is in the folder “documents” of a Kindle, or a CSV file
        that you have exported from Readwise or from the notes of a Kindle book. Passages that are
        already in your book are not added again. {bookTexts.bookFull} {bookTexts.tooMuchText}
      </p>
      <Field label="File" error={error}>
        {(control) => (
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={fileInputClasses}
            {...control}
            onChange={({ target }) => void handleFile(target.files?.[0])}
          />
        )}
      </Field>
      {loneNotes > 0 ? (
        <p className="text-quiet">
          {loneNotes} {loneNotes === 1 ? 'note is' : 'notes are'} about no words of the file, and{' '}
          {loneNotes === 1 ? 'is' : 'are'} left out.
        </p>
      ) : null}
      {result ? <Result result={result} /> : null}
    </Dialog>
  );
}
