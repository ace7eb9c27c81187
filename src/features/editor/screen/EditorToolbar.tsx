import { type ComponentProps, useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import type { MenuEntry } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { Icon, type IconName } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { createDocumentCounter } from '../document/wordCount';
import type { DraftStore } from '../draft/draftStore';
import { useIdleDocument } from '../draft/useIdleDocument';
import { MarkdownMenu } from '../markdown/MarkdownMenu';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy } from '../publishing/publishingMachine';
import {
  hasPending,
  isPublished,
  type PublishingState,
  plannedTime,
  saveDraftLabel,
} from '../publishing/publishingState';
import { PublishButtons } from './PublishButtons';
import { SaveState } from './SaveState';
import type { SettingsPanel } from './settings/useSettingsPanel';
import { useShortcutHelp } from './useShortcutHelp';

/** The words of the document. */
function useWordCount(draftStore: DraftStore) {
  const [count] = useState(createDocumentCounter);
  const [words, setWords] = useState(0);
  useIdleDocument(draftStore, (document, hasTime) => {
    const sum = count(document, hasTime);
    if (sum !== null) setWords(sum);
    return sum !== null;
  });
  return words;
}

type ToolProps = ComponentProps<'button'> & { icon: IconName; label: string };

/** A button whose text is visible where there is space. */
function Tool({ icon, label, ...rest }: ToolProps) {
  return (
    <Button variant="quiet" title={label} className="px-2.5! xl:px-3!" {...rest}>
      <Icon name={icon} />
      <span className="max-xl:sr-only">{label}</span>
    </Button>
  );
}

/** null for a scheduled post, whose main button says it. */
function stateText(publishing: PublishingState) {
  if (!isPublished(publishing)) return plannedTime(publishing) ? null : 'Draft';
  return hasPending(publishing) ? 'Changes not published yet' : 'Published';
}

type EditorToolbarProps = {
  editor: OpenEditor;
  isUrlTaken: boolean;
  settingsId: string;
  panel: SettingsPanel;
  /** More entries of the menu "More". */
  lastEntries: readonly MenuEntry[];
};

/** One row, also on a phone: there the actions that are used less are in the menu. */
export function EditorToolbar({ editor, isUrlTaken, settingsId, ...rest }: EditorToolbarProps) {
  const { panel, lastEntries } = rest;
  const { instance, publishing, dispatch, draftStore } = editor;
  const isNarrow = useMediaQuery('(max-width: 47.99rem)');
  const isStateBelow = useMediaQuery('(max-width: 63.99rem)');
  const words = useWordCount(draftStore);
  const { openShortcuts, dialog } = useShortcutHelp();
  const isPreviewing = publishing.preview !== null;
  const canUndo = instance !== null && !isPreviewing;
  const isDisabled = !instance || isBusy(publishing);
  const post = stateText(publishing);
  const saveState = <SaveState post={post} status={editor.saveStatus} words={words} />;

  async function handlePreview() {
    if (isPreviewing) dispatch({ type: 'previewClosed' });
    else dispatch({ type: 'previewOpened', draft: await draftStore.read() });
  }

  const handleCheck = () => dispatch({ type: 'checkRequested', isUrlTaken });
  const saveLabel = saveDraftLabel(publishing);
  const drafting: MenuEntry[] = saveLabel
    ? [{ label: saveLabel, onSelect: () => dispatch({ type: 'draftSaveRequested', isUrlTaken }) }]
    : [];
  const unpublishing: MenuEntry[] = isPublished(publishing)
    ? [{ label: 'Unpublish', onSelect: () => dispatch({ type: 'unpublishRequested' }) }]
    : [];
  const actions = [...drafting, ...unpublishing];

  return (
    <>
      <div role="toolbar" aria-label="Post" className="editor-toolbar">
        <IconButton
          icon="undo"
          label="Undo"
          disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={instance?.undo}
        />
        <IconButton
          icon="redo"
          label="Redo"
          disabled={!canUndo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={instance?.redo}
        />
        {isNarrow ? null : (
          <Tool icon="checklist" label="Check" disabled={!instance} onClick={handleCheck} />
        )}
        <Tool
          icon={isPreviewing ? 'edit' : 'eye'}
          label={isPreviewing ? 'Write' : 'Preview'}
          disabled={!instance}
          onClick={() => void handlePreview()}
        />
        <Tool
          icon="settings"
          label="Post settings"
          disabled={isPreviewing}
          aria-expanded={panel.isOpen && !isPreviewing}
          aria-controls={settingsId}
          onClick={panel.toggle}
        />
        <MarkdownMenu
          editor={editor}
          entries={isNarrow ? [{ label: 'Check', onSelect: handleCheck }, ...actions] : []}
          lastEntries={[{ label: 'Keyboard shortcuts', onSelect: openShortcuts }, ...lastEntries]}
        />
        <div className="flex min-w-0 flex-1 justify-end lg:px-2">
          {isStateBelow ? null : saveState}
        </div>
        {isNarrow
          ? null
          : actions.map(({ label, onSelect }) => (
              <Button
                key={label}
                variant="secondary"
                disabled={isDisabled}
                busy={isBusy(publishing)}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
        <PublishButtons editor={editor} isUrlTaken={isUrlTaken} />
      </div>
      {isStateBelow ? <div className="page-width pt-3">{saveState}</div> : null}
      {dialog}
    </>
  );
}
