import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { createDesk } from './desk';
import type { Opened, Saved, Sent } from './draft';
import { usePostForm } from './form/usePostForm';
import type { KeptWork } from './journal/journal';
import { useJournal } from './journal/useJournal';
import { useSession } from './session/useSession';
import { usePictureUpload } from './usePictureUpload';

type DraftOptions = { opened: Opened; restored: KeptWork | null; journal: string };

/** What the API has of the work, as far as this page knows. */
type Known = Pick<KeptWork, 'saved' | 'sent'>;

/** Work in progress: the form, the text, what the API knows of it, and its copy on this device. */
export function useDraft({ opened, restored, journal: key }: DraftOptions) {
  const [initial] = useState(restored?.draft ?? opened.draft);
  const [words, setWords] = useState('');
  const [uploading, setUploading] = useState(0);
  const [known, setKnown] = useState<Known>({
    saved: opened.saved ?? restored?.saved ?? null,
    sent: restored?.sent ?? null,
  });
  const form = usePostForm(initial);
  const journal = useJournal(key);
  const { uploads, upload } = usePictureUpload(restored?.uploads ?? []);
  const [desk] = useState(() => createDesk(initial, restored !== null));
  const { fields, picture } = form;

  async function keep(now: Known = known) {
    if (!desk.hasUnsaved()) return;
    const work = { savedAt: Date.now(), uploads: [...uploads], ...now };
    await journal.keep({ ...work, draft: desk.draft() });
  }

  const { holder, session } = useSession({
    document: initial.document,
    upload,
    announce: setWords,
    onUploads: setUploading,
    onChange: (document) => {
      if (desk.change({ document })) void keep();
    },
  });

  const keepLater = useEffectEvent(() => void keep());
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

  async function learn(now: Known) {
    setKnown(now);
    await keep(now);
  }

  return {
    form,
    holder,
    session,
    uploading,
    uploads,
    saved: known.saved,
    sent: known.sent,
    words,
    isRefused: journal.hasFailed,
    hasUnsaved: desk.hasUnsaved,
    current: desk.draft,
    /** The API has it, though its pictures may still have to be claimed. */
    noteSaved: (saved: Saved) => learn({ saved, sent: null }),
    /** It goes to the API now; should the answer be lost, this tells it from somebody else's. */
    noteSent: (sent: Sent) => learn({ saved: null, sent }),
    /** All of it is with the API. */
    async finish() {
      desk.finish();
      await journal.clear();
    },
  };
}

export type WorkingDraft = ReturnType<typeof useDraft>;
