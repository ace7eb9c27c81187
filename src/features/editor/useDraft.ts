import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Opened, Saved, Sent } from './draft';
import { createDraftStore } from './draftStore';
import { usePostForm } from './form/usePostForm';
import { useEditorInstance } from './instance/useEditorInstance';
import type { LocalDraft } from './localDrafts/localDrafts';
import { useLocalDraft } from './localDrafts/useLocalDraft';
import { useImageUpload } from './useImageUpload';

type DraftOptions = { opened: Opened; restored: LocalDraft | null; draftKey: string };

/** What the API has of the work, as far as this page knows. */
type Known = Pick<LocalDraft, 'saved' | 'sent'>;

/** Work in progress: the form, the text, what the API knows of it, and its copy on this device. */
export function useDraft({ opened, restored, draftKey }: DraftOptions) {
  const [initial] = useState(restored?.draft ?? opened.draft);
  const [words, setWords] = useState('');
  const [uploading, setUploading] = useState(0);
  const [known, setKnown] = useState<Known>({
    saved: opened.saved ?? restored?.saved ?? null,
    sent: restored?.sent ?? null,
  });
  const form = usePostForm(initial);
  const localDraft = useLocalDraft(draftKey);
  const { uploads, upload } = useImageUpload(restored?.uploads ?? []);
  const [draftStore] = useState(() => createDraftStore(initial, restored !== null));
  const { fields, picture } = form;

  async function keep(now: Known = known) {
    if (!draftStore.hasUnsaved()) return;
    const work = { savedAt: Date.now(), uploads: [...uploads], ...now };
    await localDraft.keep({ ...work, draft: draftStore.draft() });
  }

  const { holder, instance } = useEditorInstance({
    document: initial.document,
    upload,
    announce: setWords,
    onUploads: setUploading,
    onChange: (document) => {
      if (draftStore.change({ document })) void keep();
    },
  });

  const keepLater = useEffectEvent(() => void keep());
  useEffect(() => {
    // What is typed counts at once; only the writing down waits for a pause.
    if (!draftStore.change({ fields, picture })) return undefined;
    const timer = setTimeout(() => keepLater(), limits.editor.changeBatch);
    return () => clearTimeout(timer);
  }, [draftStore, fields, picture]);

  const keepAtOnce = useEffectEvent(() => {
    if (draftStore.hasUnsaved()) void instance?.read().then(() => keep());
  });

  useEffect(() => {
    const handleHiding = () => keepAtOnce();
    document.addEventListener('visibilitychange', handleHiding);
    return () => document.removeEventListener('visibilitychange', handleHiding);
  }, []);

  async function learn(now: Known) {
    setKnown(now);
    await keep(now);
  }

  return {
    form,
    holder,
    instance,
    uploading,
    uploads,
    saved: known.saved,
    sent: known.sent,
    words,
    isRefused: localDraft.hasFailed,
    hasUnsaved: draftStore.hasUnsaved,
    current: draftStore.draft,
    /** The API has it, though its pictures may still have to be claimed. */
    noteSaved: (saved: Saved) => learn({ saved, sent: null }),
    /** It goes to the API now; should the answer be lost, this tells it from somebody else's. */
    noteSent: (sent: Sent) => learn({ saved: null, sent }),
    /** All of it is with the API. */
    async finish() {
      draftStore.finish();
      await localDraft.clear();
    },
  };
}

export type WorkingDraft = ReturnType<typeof useDraft>;
