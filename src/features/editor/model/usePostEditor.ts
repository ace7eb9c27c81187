import { editPath, paths } from '@contract/pages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import type { SaveStatus } from '../draft/createAutosave';
import { startAutosave } from '../publishing/createPublishing';
import { newerPost, type PublishingState } from '../publishing/publishingState';
import { useEditorInstance } from '../surface/useEditorInstance';
import { closedEditors } from './closedEditors';
import { createPostEditor, type PostEditorOptions } from './createPostEditor';
import { usePictureUpload } from './usePictureUpload';
import { usePostForm } from './usePostForm';

const notSaved: SaveStatus = { name: 'refused' };

/** What is not queued on this device is in the draft on the server. */
function statusOf(status: SaveStatus, state: PublishingState): SaveStatus {
  const { saved } = state.server;
  if (status.name !== 'unchanged' || !saved || newerPost(state)) return status;
  const at = saved.isPublished ? saved.pendingAt : saved.updatedAt;
  return at === undefined ? status : { name: 'onServer', at: Date.parse(at) };
}

/** Connects the parts of an open post with React and with the mounted editor. */
export function usePostEditor(options: PostEditorOptions, isDeviceReady: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [message, announce] = useState('');
  const [saveStatus, setSaveStatus] = useState<SaveStatus>({ name: 'unchanged' });
  const { uploads, upload } = usePictureUpload({
    earlier: options.restored?.uploads ?? [],
    account: options.account,
    onOtherAccount: () => publishing.dispatch({ type: 'otherAccountFound' }),
  });
  const [{ initial, draftStore, autosave, publishing, leaving, keepBoth }] = useState(() =>
    createPostEditor(options, {
      dispatch,
      uploads,
      onStatus: setSaveStatus,
      onDone: (sent) => void navigate(paths.dashboard, { state: sent && { sent } }),
    }),
  );
  const state = useSyncExternalStore(publishing.subscribe, publishing.getState);
  const { fieldErrors } = state;
  const form = usePostForm({ draftStore, fieldErrors, dispatch: publishing.dispatch });
  const { holder, instance } = useEditorInstance({
    document: initial.document,
    upload,
    announce,
    onChange: form.setDocument,
    onPicture: draftStore.notePicture,
  });

  useEffect(() => (isDeviceReady ? autosave.start() : undefined), [autosave, isDeviceReady]);
  useEffect(() => startAutosave(draftStore, publishing), [draftStore, publishing]);
  useEffect(() => () => closedEditors.add(leaving.ended()), [leaving]);
  useEffect(() => (instance ? draftStore.attach(instance) : undefined), [draftStore, instance]);
  useEffect(() => () => publishing.dispatch({ type: 'uploadCancelled' }), [publishing]);

  return {
    account: options.account,
    form,
    holder,
    instance,
    /** What screen readers announce about the last action. */
    message,
    announce,
    saveStatus: isDeviceReady ? statusOf(saveStatus, state) : notSaved,
    draftStore,
    /** Stores the latest changes on this device. */
    saveNow: async () => (isDeviceReady ? autosave.saveNow() : notSaved),
    leaving,
    /** Tells the writer on the next page where the work is. */
    reportLeft: () =>
      void leaving.report((url) => void navigate(url === null ? location : editPath(url))),
    /** Opens the editor again at another address of the post. The unsaved work is on the device. */
    openAt(url: string) {
      void autosave.saveNow();
      options.onCreated(url);
    },
    /** Takes the unsaved work away from the device. Resolves with it. */
    async takeWork() {
      const work = await autosave.snapshot();
      await autosave.clear();
      return work;
    },
    keepBoth,
    publishing: state,
    dispatch: publishing.dispatch,
  };
}

export type OpenEditor = ReturnType<typeof usePostEditor>;
