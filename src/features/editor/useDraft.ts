import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@/lib/redux';
import type { Draft, Opened, Saved } from './draft';
import { uploadPicture } from './editorThunks';
import { usePostForm } from './form/usePostForm';
import type { KeptWork } from './journal/journal';
import { useJournal } from './journal/useJournal';
import { useTabs } from './journal/useTabs';
import type { UploadPicture } from './session/uploads';
import { useSession } from './session/useSession';

type DraftOptions = { opened: Opened; restored: KeptWork | null; journal: string };

/** Work in progress: the form, the text, what the API knows of it, and its copy on this device. */
export function useDraft({ opened, restored, journal: key }: DraftOptions) {
  const dispatch = useAppDispatch();
  const [initial] = useState(restored?.draft ?? opened.draft);
  const [words, setWords] = useState('');
  const [uploading, setUploading] = useState(0);
  const [version, setVersion] = useState(0);
  const form = usePostForm(initial);
  const tabs = useTabs(key);
  const journal = useJournal(key, !tabs.isSecond);
  const latest = useRef(initial);
  const isDirty = useRef(restored !== null);
  const uploads = useRef(new Map(restored?.uploads));
  const saved = useRef<Saved | null>(opened.saved ?? restored?.saved ?? null);
  const { fields, picture } = form;

  const upload: UploadPicture = async (file, onProgress, signal) => {
    const running = dispatch(uploadPicture({ file, onProgress }));
    signal.addEventListener('abort', () => running.abort());
    const { id, resource_url: url } = await running.unwrap();
    uploads.current.set(url, id);
    return { url };
  };

  function keep() {
    const work = { savedAt: Date.now(), uploads: [...uploads.current], saved: saved.current };
    journal.keep({ ...work, draft: latest.current });
  }

  function change(part: Partial<Draft>) {
    latest.current = { ...latest.current, ...part };
    isDirty.current = true;
  }

  const { holder, session } = useSession({
    document: initial.document,
    upload,
    announce: setWords,
    onUploads: setUploading,
    onChange: (document) => {
      change({ document });
      setVersion((before) => before + 1);
      keep();
    },
  });

  const keepFields = useEffectEvent(keep);
  const takeFields = useEffectEvent(() => {
    if (latest.current.fields === fields && latest.current.picture === picture) return false;
    change({ fields, picture });
    return true;
  });

  useEffect(() => {
    // What is typed counts at once; only the writing down waits for a pause.
    if (!takeFields()) return undefined;
    const timer = setTimeout(() => keepFields(), limits.editor.changeBatch);
    return () => clearTimeout(timer);
  }, [fields, picture]);

  const keepOnHiding = useEffectEvent(() => {
    if (isDirty.current) void session?.read().then(keep);
  });

  useEffect(() => {
    const handleHiding = () => keepOnHiding();
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
    say: setWords,
    /** Counts the changes of the text, for what depends on it. */
    version,
    journal,
    hasUnsaved: () => isDirty.current,
    current: () => latest.current,
    /** The API has it, though its pictures may still have to be claimed. */
    noteSaved(now: Saved) {
      saved.current = now;
      keep();
    },
    /** All of it is with the API. */
    async finish() {
      isDirty.current = false;
      await journal.clear();
    },
  };
}

export type WorkingDraft = ReturnType<typeof useDraft>;
