import type { ReactNode } from 'react';
import { useObjectUrl } from '@/lib/hooks/useObjectUrl';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { FieldName } from '../draft/fieldNames';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy } from '../publishing/publishingMachine';
import { isUrlOpen, postWithFixedUrl } from '../publishing/publishingState';
import { useGaps } from './checks/useGaps';
import { ContentField } from './form/ContentField';
import { DetailFields } from './form/DetailFields';
import { TitleField } from './form/TitleField';
import { PostHistory, type RenderHistory } from './settings/PostHistory';
import { PostPreviews, type RenderCard } from './settings/PostPreviews';
import type { SettingsPanel } from './settings/useSettingsPanel';

const title = 'Post settings';

type PostSettingsProps = { id: string; panel: SettingsPanel; children: ReactNode };

/** What belongs to a post besides its title and text: a column beside the text, or a sheet. */
function PostSettings({ id, panel, children }: PostSettingsProps) {
  const { isSheet, isOpen, closeSheet } = panel;
  if (isSheet) {
    return (
      <div id={id}>
        <Dialog title={title} variant="sheet" isOpen={isOpen} onClose={closeSheet}>
          {children}
        </Dialog>
      </div>
    );
  }
  return (
    <aside id={id} aria-label={title} hidden={!isOpen} className="post-settings border-s">
      <div className="grid gap-6 px-6 py-8">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
    </aside>
  );
}

/** The repair of a field, below it: on a phone the settings cover the list of all. */
function FieldFix({ editor, field }: { editor: OpenEditor; field: FieldName }) {
  const { gaps, fix } = useGaps(editor);
  const gap = gaps.find(({ place }) => place.field === field);
  if (!gap?.fix) return null;
  return (
    <Button variant="secondary" className="-mt-3 justify-self-start" onClick={() => void fix(gap)}>
      {gap.fix.label}
    </Button>
  );
}

type EditorFieldsProps = {
  editor: OpenEditor;
  isUrlTaken: boolean;
  settingsId: string;
  panel: SettingsPanel;
  renderCard: RenderCard;
  renderHistory: RenderHistory;
};

/** The title, the document and the settings. Hidden while the preview is shown, inert while publishing. */
export function EditorFields({ editor, isUrlTaken, settingsId, ...parts }: EditorFieldsProps) {
  const { panel, renderCard, renderHistory } = parts;
  const { publishing, form, holder, instance, draftStore } = editor;
  const { saved } = publishing.server;
  const chosen = useObjectUrl(form.picture);
  const picture = chosen ?? saved?.picture ?? '';
  const fixedPost = postWithFixedUrl(publishing);
  return (
    <div hidden={publishing.preview !== null} inert={isBusy(publishing)} className="editor-fields">
      <div className="editor-text grid content-start gap-8">
        <TitleField
          form={form}
          isUrlOpen={isUrlOpen(publishing)}
          onEnter={() => instance?.focus()}
        />
        <ContentField error={form.errorOf('content')}>
          <div
            ref={holder}
            className="post-editor post-text"
            aria-busy={instance === null}
            onInput={draftStore.touch}
          />
        </ContentField>
      </div>
      <PostSettings id={settingsId} panel={panel}>
        {fixedPost ? (
          <PostHistory editor={editor} saved={fixedPost} renderHistory={renderHistory} />
        ) : null}
        <DetailFields
          form={form}
          saved={saved}
          fixedPost={fixedPost}
          followsTitle={isUrlOpen(publishing)}
          isUrlTaken={isUrlTaken}
          shownPicture={picture}
          renderFix={(field) => <FieldFix editor={editor} field={field} />}
          onAddressChanged={editor.openAt}
        />
        <PostPreviews
          fields={form.fields}
          picture={picture}
          isCollapsed={panel.isSheet}
          renderCard={renderCard}
        />
      </PostSettings>
    </div>
  );
}
