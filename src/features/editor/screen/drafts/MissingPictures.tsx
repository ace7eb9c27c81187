import type { EditorDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import { missingPictures } from '@contract/texts/missingPictures';
import { useSyncExternalStore } from 'react';
import { Button } from '@/ui/Button';
import { isMissingPicture } from '../../document/missingPictures';
import type { DraftStore } from '../../draft/draftStore';
import type { MountedInstance } from '../../surface/useEditorInstance';

type MissingPicturesProps = {
  instance: Pick<MountedInstance, 'goTo'> | null;
  draftStore: DraftStore;
  /** The document as it was restored from this device. */
  restored: EditorDocument | null;
};

/** The pictures that were still uploading when the page was left, until each is added again. */
export function MissingPictures({ instance, draftStore, restored }: MissingPicturesProps) {
  const document = useSyncExternalStore(draftStore.subscribe, () => draftStore.draft().document);
  const lost = new Set(restored?.blocks.filter(isMissingPicture).map(({ id }) => id));
  const pictures = document.blocks.flatMap((stored, index) => {
    if (!lost.has(stored.id) || !isMissingPicture(stored)) return [];
    const block = readBlock(stored);
    const name = block?.type === 'image' ? block.data.alt || plainText(block.data.caption) : '';
    return [{ index, name }];
  });
  if (pictures.length === 0) return null;
  return (
    <section
      aria-label="Missing pictures"
      className="flex flex-wrap items-center gap-3 border-y border-bad py-2 text-bad"
    >
      <p role="status">{missingPictures(pictures.length)}</p>
      {pictures.map(({ index, name }, at) => (
        <Button key={index} variant="quiet" onClick={() => instance?.goTo(index)}>
          Show {name || `picture ${at + 1}`}
        </Button>
      ))}
    </section>
  );
}
