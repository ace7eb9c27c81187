import { type ExceededLimit, exceededLimits } from '@contract/document/documentSize';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import type { DraftStore } from '../../draft/draftStore';
import { useIdleDocument } from '../../draft/useIdleDocument';
import type { MountedInstance } from '../../surface/useEditorInstance';

const none: readonly ExceededLimit[] = [];

type DocumentLimitsProps = {
  draftStore: DraftStore;
  instance: Pick<MountedInstance, 'goTo'> | null;
};

/** The limits that the document exceeds. It stays visible while writing. */
export function DocumentLimits({ draftStore, instance }: DocumentLimitsProps) {
  const [exceeded, setExceeded] = useState(none);
  useIdleDocument(draftStore, (document) => {
    const found = exceededLimits(document);
    setExceeded(found.length > 0 ? found : none);
    return true;
  });
  return (
    // A live region must exist before its text changes; while empty it takes no space.
    <div role="status" aria-label="Length of the text" className="document-limits">
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
