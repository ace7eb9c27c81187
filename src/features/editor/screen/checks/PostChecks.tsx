import type { OpenEditor } from '../../model/usePostEditor';
import { isPublished, publishLabel, saveDraftLabel } from '../../publishing/publishingState';
import { CheckDialog } from './CheckDialog';
import { useFixes } from './useFixes';

/** What the author wants to do in spite of the findings; null if nothing was started. */
function sendLabel({ publishing }: OpenEditor) {
  const { step, goal } = publishing;
  if (step.name !== 'reviewing' || !step.canPublish) return null;
  const label = (goal === 'saveDraft' && saveDraftLabel(publishing)) || publishLabel(publishing);
  return step.findings.length > 0 ? `${label} anyway` : label;
}

type PostChecksProps = { editor: OpenEditor; isUrlTaken: boolean };

/** The findings of the last check, until the dialog is closed. */
export function PostChecks({ editor, isUrlTaken }: PostChecksProps) {
  const { dispatch } = editor;
  const { step } = editor.publishing;
  const { applyFix, undoFix, canUndo, forgetFixes } = useFixes(editor);
  return (
    <CheckDialog
      title={isPublished(editor.publishing) ? 'Before you update' : 'Before you publish'}
      findings={step.name === 'reviewing' ? step.findings : null}
      publishLabel={sendLabel(editor)}
      onFix={(finding) => void applyFix(finding)}
      onUndo={canUndo ? () => void undoFix() : null}
      onPublish={() => {
        forgetFixes();
        dispatch({ type: 'findingsIgnored', isUrlTaken });
      }}
      onShow={(place) => {
        forgetFixes();
        dispatch({ type: 'placeChosen', place });
      }}
      onClose={() => {
        forgetFixes();
        dispatch({ type: 'dialogClosed' });
      }}
    />
  );
}
