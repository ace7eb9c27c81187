import type { Gap } from '../../draft/checkPost';
import type { OpenEditor } from '../../model/usePostEditor';
import { useFixes } from './useFixes';

/** The fields that were missing at the last attempt to send the post, until each is edited. */
export function useGaps(editor: OpenEditor) {
  const { dispatch, publishing } = editor;
  const { applyFix } = useFixes(editor);
  const { gaps, fieldErrors } = publishing;
  const show = ({ place }: Gap) => dispatch({ type: 'placeChosen', place });
  return {
    gaps: gaps.filter(({ place, message }) => fieldErrors[place.field] === message),
    show,
    /** Its field gets the focus: the button goes away, and the writer sees what was filled in. */
    async fix(gap: Gap) {
      await applyFix(gap);
      show(gap);
    },
  };
}
