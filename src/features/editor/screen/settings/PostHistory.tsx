import type { EditorDocument } from '@contract/document/editorDocument';
import { type ReactNode, useState } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { SavedPost } from '../../draft/draft';
import type { OpenEditor } from '../../model/usePostEditor';

type HistorySlot = {
  postId: string;
  present: number;
  readTexts: () => Promise<{ title: string; document: EditorDocument }>;
  onUse: (document: EditorDocument, number: number) => void;
};

/** Shows the versions of the post. */
export type RenderHistory = (slot: HistorySlot) => ReactNode;

type PostHistoryProps = {
  editor: Pick<OpenEditor, 'instance' | 'draftStore'>;
  saved: SavedPost;
  renderHistory: RenderHistory;
};

/** Opens the versions of the post that is being written. */
export function PostHistory({ editor, saved, renderHistory }: PostHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { instance, draftStore } = editor;

  async function readTexts() {
    const { fields, document } = await draftStore.read();
    return { title: fields.title, document };
  }

  async function handleUse(document: EditorDocument, number: number) {
    await instance?.replaceDocument(document);
    setIsOpen(false);
    notify.success(`The text of version ${number} is in the editor. Undo brings yours back.`);
  }

  return (
    <div>
      <Button variant="secondary" disabled={!instance} onClick={() => setIsOpen(true)}>
        History…
      </Button>
      <Dialog title="History" variant="wide" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {renderHistory({
          postId: saved._id,
          present: saved.revision ?? 0,
          readTexts,
          onUse: (document, number) => void handleUse(document, number),
        })}
      </Dialog>
    </div>
  );
}
