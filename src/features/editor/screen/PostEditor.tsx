import { scheduleTexts } from '@contract/texts/editorTexts';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { timeAndPlace } from '@/lib/calendar';
import { UploadProgress } from '@/ui/UploadProgress';
import type { Place } from '../draft/checkPost';
import { ImportDropArea } from '../markdown/ImportDropArea';
import type { PostEditorOptions } from '../model/createPostEditor';
import { usePostEditor } from '../model/usePostEditor';
import { postWithFixedUrl } from '../publishing/publishingState';
import type { MountedInstance } from '../surface/useEditorInstance';
import { MissingFields } from './checks/MissingFields';
import { EditorDialogs } from './dialogs/EditorDialogs';
import type { RenderSignIn } from './dialogs/SignInDialog';
import { DocumentLimits } from './drafts/DocumentLimits';
import { MissingPictures } from './drafts/MissingPictures';
import { type LocalWork, RestoredWork } from './drafts/RestoredWork';
import { useDiscardArticle } from './drafts/useDiscardArticle';
import { useDiscardChanges } from './drafts/useDiscardChanges';
import { Warnings } from './drafts/Warnings';
import { EditorFields } from './EditorFields';
import { EditorToolbar } from './EditorToolbar';
import { useAskTaken, useTakenUrl } from './form/useTakenUrl';
import { Preview } from './Preview';
import { usePostEmail } from './settings/PostEmail';
import type { RenderHistory } from './settings/PostHistory';
import type { RenderCard } from './settings/PostPreviews';
import { useSharePreview } from './settings/SharePreview';
import { useSettingsPanel } from './settings/useSettingsPanel';
import { useSaveKey } from './useSaveKey';

/** Moves the focus to a field or a block, each time when `focus` is another object. */
function useFocusPlace(
  root: RefObject<HTMLElement | null>,
  instance: MountedInstance | null,
  focus: { place: Place } | null,
) {
  const move = useEffectEvent((place: Place) => {
    if ('block' in place) instance?.goTo(place.block);
    else if (place.field === 'content') instance?.focus();
    else root.current?.querySelector<HTMLElement>(`[name="${place.field}"]`)?.focus();
  });

  useEffect(() => {
    // In an effect, because a dialog that closes gives the focus back to what opened it.
    if (focus) move(focus.place);
  }, [focus]);
}

export type PostEditorSlots = {
  renderSignIn: RenderSignIn;
  /** Shows a document as the post's page does. */
  renderPreview: (content: string) => ReactNode;
  renderCard: RenderCard;
  renderHistory: RenderHistory;
};

/** Saves the work for another tab. Resolves when this one has sent it. */
export type HandOver = () => Promise<void>;

type PostEditorProps = PostEditorOptions &
  PostEditorSlots & {
    /** Another tab shows the post too, read-only. */
    hasSecond: boolean;
    /** For the tab that takes over. */
    handOver: RefObject<HandOver | null>;
    /** The browser's storage answers, so that the draft can be stored. */
    isDeviceReady: boolean;
    work: LocalWork;
    /** How many get an e-mail when the post is published; 0 if that is unknown. */
    recipients: number;
    /** Opens the editor again with other work of this device. */
    onReplace: ComponentProps<typeof RestoredWork>['onReplace'];
  };

/** Writes a new post or changes a published one. */
export function PostEditor({
  hasSecond,
  handOver,
  isDeviceReady,
  work,
  recipients,
  onReplace,
  renderSignIn,
  renderPreview,
  renderCard,
  renderHistory,
  ...options
}: PostEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const editor = usePostEditor(options, isDeviceReady);
  const { publishing, dispatch, form } = editor;
  const { preview, progress, note, focus, server } = publishing;
  const { saved, sentTexts } = server;
  const askTaken = useAskTaken();
  const isFixed = postWithFixedUrl(publishing) !== null;
  const isUrlTaken = useTakenUrl({ typed: form.fields.url, isFixed, saved, sentTexts, askTaken });
  const settingsId = useId();
  const panel = useSettingsPanel(focus);
  const discarding = useDiscardArticle({ editor, opened: options.opened, onReplace });
  const changes = useDiscardChanges({ editor, onReopen: options.onReopen });
  const email = usePostEmail(publishing);
  const sharing = useSharePreview(publishing);
  useFocusPlace(root, editor.instance, focus);
  useSaveKey(editor);
  useImperativeHandle(handOver, () => editor.leaving.handOver);

  const isRefused = editor.saveStatus.name === 'refused';
  const warning = isRefused ? 'refused' : hasSecond ? 'first' : null;
  const parts = { editor, isUrlTaken, settingsId, panel };

  return (
    <ImportDropArea editor={editor} ref={root} className="post-writer">
      <Warnings warning={isDeviceReady ? warning : 'unavailable'} />
      <EditorToolbar
        {...parts}
        lastEntries={[
          ...email.entries,
          ...sharing.entries,
          ...discarding.entries,
          ...changes.entries,
        ]}
      />
      {recipients > 0 && !saved?.isPublished ? (
        <p className="page-width pt-2 text-end text-sm text-quiet">
          {postLetterTexts.planned(recipients)}
        </p>
      ) : null}
      {saved?.publishAt && !saved.isPublished ? (
        // On wider screens the main button says it.
        <p className="page-width pt-2 text-sm text-quiet md:hidden">
          {scheduleTexts.scheduledFor(timeAndPlace(saved.publishAt))}
        </p>
      ) : null}
      <MissingFields editor={editor} />
      <RestoredWork editor={editor} opened={options.opened} work={work} onReplace={onReplace} />
      <DocumentLimits draftStore={editor.draftStore} instance={editor.instance} />
      <div className="page-width">
        <MissingPictures
          instance={editor.instance}
          draftStore={editor.draftStore}
          restored={options.restored?.draft.document ?? null}
        />
        <UploadProgress
          progress={progress}
          note={note}
          onCancel={() => dispatch({ type: 'uploadCancelled' })}
        />
      </div>
      {preview ? <Preview draft={preview} saved={saved} renderDocument={renderPreview} /> : null}
      <EditorFields {...parts} renderCard={renderCard} renderHistory={renderHistory} />
      <p role="status" aria-label="Editor" className="sr-only">
        {editor.message}
      </p>
      <EditorDialogs editor={editor} isUrlTaken={isUrlTaken} renderSignIn={renderSignIn} />
      {email.dialog}
      {sharing.dialog}
      {discarding.dialog}
      {changes.dialog}
    </ImportDropArea>
  );
}
