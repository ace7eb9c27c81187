import { type ExceededLimit, exceededLimits } from '@contract/document/documentSize';
import { limits } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { createDocumentMeter } from '../../document/documentBytes';
import type { DraftStore } from '../../draft/draftStore';
import { useIdleDocument } from '../../draft/useIdleDocument';
import type { MountedInstance } from '../../surface/useEditorInstance';

const none: readonly ExceededLimit[] = [];

/** The share of the limit from which on the writer reads how much is left. */
const nearLimit = 0.9;

const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.ceil(bytes / 1024)).toLocaleString('en')} KB`;

/** What is said about the size of the whole document; null while there is enough space. */
function spaceLeft(bytes: number) {
  const left = limits.documentBytes - bytes;
  if (left < 0)
    return {
      message: `The text can't be saved: it is ${kilobytes(-left)} over the limit of 1 MB.`,
      isOver: true,
    };
  if (bytes < nearLimit * limits.documentBytes) return null;
  return { message: `${kilobytes(left)} of 1 MB are left for the text.`, isOver: false };
}

type DocumentLimitsProps = {
  draftStore: DraftStore;
  instance: Pick<MountedInstance, 'goTo'> | null;
};

/** The limits that the document exceeds, or soon will. It stays visible while writing. */
export function DocumentLimits({ draftStore, instance }: DocumentLimitsProps) {
  const [exceeded, setExceeded] = useState(none);
  const [measure] = useState(createDocumentMeter);
  const [bytes, setBytes] = useState(0);
  const space = spaceLeft(bytes);
  useIdleDocument(draftStore, (document) => {
    const found = exceededLimits(document);
    setExceeded(found.length > 0 ? found : none);
    setBytes(measure(document));
    return true;
  });
  return (
    // A live region must exist before its text changes; while empty it takes no space.
    <div role="status" aria-label="Length of the text" className="document-limits">
      {space ? (
        <p className={classes('page-width py-1', space.isOver ? 'text-bad' : 'text-quiet')}>
          {space.message}
        </p>
      ) : null}
      {exceeded.map(({ measure, message, block }) => (
        <p key={measure} className="page-width flex flex-wrap items-center gap-x-3 py-1 text-bad">
          {message}
          {block === undefined ? null : (
            <Button variant="quiet" onClick={() => instance?.goTo(block)}>
              Show the block
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
