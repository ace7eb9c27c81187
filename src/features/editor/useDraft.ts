import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { createDesk } from './desk';
import type { Opened, Saved } from './draft';
import { usePostForm } from './form/usePostForm';
import type { KeptWork } from './journal/journal';
import { useJournal } from './journal/useJournal';
import { useTabs } from './journal/useTabs';
import { useSession } from './session/useSession';
import { usePictureUpload } from './usePictureUpload';

type DraftOptions = { opened: Opened; restored: KeptWork | null; journal: string };

/** Work in progress: the form, the text, what the API knows of it, and its copy on this device. */
export function useDraft({ opened, restored, journal: key }: DraftOptions) {
  const [initial] = useState(restored?.draft ?? opened.draft);
  const [words, setWords] = useState('');
  const [uploading, setUploading] = useState(0);
  const [saved, setSaved] = useState<Saved | null>(opened.saved ?? restored?.saved ?? null);
  const form = usePostForm(initial);
  const tabs = useTabs(key);
  const journal = useJournal(key, !tabs.isSecond);
  const { uploads, upload } = usePictureUpload(restored?.uploads ?? []);
  const [desk] = useState(() => createDesk(initial, restored !== null));
  const { fields, picture } = form;

  function keep(now: Saved | null = saved) {
    if (!desk.hasUnsaved()) return;
    const work = { savedAt: Date.now(), uploads: [...uploads], saved: now };
    journal.keep({ ...work, draft: desk.draft() });
  }

  const { holder, session } = useSession({
    document: initial.document,
    upload,
    announce: setWords,
    onUploads: setUploading,
    onChange: (document) => {
      if (desk.change({ document })) keep();
    },
  });

  const keepLater = useEffectEvent(() => keep());
  useEffect(() => {
    // What is typed counts at once; only the writing down waits for a pause.
    if (!desk.change({ fields, picture })) return undefined;
    const timer = setTimeout(() => keepLater(), limits.editor.changeBatch);
    return () => clearTimeout(timer);
  }, [desk, fields, picture]);

  const keepAtOnce = useEffectEvent(() => {
    if (desk.hasUnsaved()) void session?.read().then(() => keep());
  });

  useEffect(() => {
    const handleHiding = () => keepAtOnce();
    document.addEventListener('visibilitychange', handleHiding);
    return () => document.removeEventListener('visibilitychange', handleHiding);
  }, []);

  return {
    form,
    holder,
    session,
    tabs,
    uploading,
    uploads,
    saved,
    words,
    isRefused: journal.hasFailed,
    hasUnsaved: desk.hasUnsaved,
    current: desk.draft,
    /** The API has it, though its pictures may still have to be claimed. */
    noteSaved(now: Saved) {
      setSaved(now);
      keep(now);
    },
    /** All of it is with the API. */
    async finish() {
      desk.finish();
      await journal.clear();
    },
  };
}

export type WorkingDraft = ReturnType<typeof useDraft>;
