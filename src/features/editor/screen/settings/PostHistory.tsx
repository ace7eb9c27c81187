import type { EditorDocument } from '@contract/document/editorDocument';
import { type ReactNode, useState } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { SavedPost } from '../../draft/draft';
import type { OpenEditor } from '../../model/usePostEditor';

type Texts = { title: string; document: EditorDocument };

type HistorySlot = {
  postId: string;
  present: number;
  title: string;
  readTexts: () => Promise<Texts>;
  onUse: (version: Texts, number: number) => void;
};

/** Shows the versions of the post. */
export type RenderHistory = (slot: HistorySlot) => ReactNode;

type PostHistoryProps = {
  editor: Pick<OpenEditor, 'instance' | 'draftStore' | 'form'>;
  saved: SavedPost;
  renderHistory: RenderHistory;
};

/** Opens the versions of the post that is being written. */
export function PostHistory({ editor, saved, renderHistory }: PostHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { instance, draftStore, form } = editor;

  async function readTexts() {
    const { fields, document } = await draftStore.read();
    return { title: fields.title, document };
  }

  /** A title that was written meanwhile stays. */
  function changeTitle(from: string, to: string) {
    if (draftStore.draft().fields.title === from) form.setTitle(to, false);
  }

  async function handleUse({ title, document }: Texts, number: number) {
    const { title: own } = draftStore.draft().fields;
    const effect = { undo: () => changeTitle(title, own), redo: () => changeTitle(own, title) };
    await instance?.replaceDocument(document, effect);
    changeTitle(own, title);
    setIsOpen(false);
    notify.success(`Version ${number} is in the editor. Undo brings your title and text back.`);
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
          title: form.fields.title,
          readTexts,
          onUse: (version, number) => void handleUse(version, number),
        })}
      </Dialog>
    </div>
  );
}
