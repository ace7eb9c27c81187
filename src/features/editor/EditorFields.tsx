import { DetailFields } from './form/DetailFields';
import { TitleField } from './form/TitleField';
import { isBusy } from './publishing/publishingState';
import { ShortcutHelp } from './ShortcutHelp';
import type { OpenEditor } from './usePostEditor';

type EditorFieldsProps = { editor: OpenEditor; isUrlTaken: boolean };

/** The title, the document and the details. Hidden while the preview is shown, inert while publishing. */
export function EditorFields({ editor, isUrlTaken }: EditorFieldsProps) {
  const { publishing, form, holder, instance } = editor;
  const { saved } = publishing.server;
  return (
    <div hidden={publishing.preview !== null} inert={isBusy(publishing)} className="grid gap-8">
      <TitleField form={form} isNew={saved === null} />
      <div
        ref={holder}
        className="post-editor font-serif text-[1.2rem]"
        aria-busy={instance === null}
      />
      <ShortcutHelp />
      <DetailFields form={form} saved={saved} isUrlTaken={isUrlTaken} />
    </div>
  );
}
