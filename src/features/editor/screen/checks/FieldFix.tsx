import { Button } from '@/ui/Button';
import type { FieldName } from '../../draft/fieldNames';
import type { OpenEditor } from '../../model/usePostEditor';
import { useGaps } from './useGaps';

/** The repair of a field, below it: on a phone the settings cover the list of all. */
export function FieldFix({ editor, field }: { editor: OpenEditor; field: FieldName }) {
  const { gaps, fix } = useGaps(editor);
  const gap = gaps.find(({ place }) => place.field === field);
  if (!gap?.fix) return null;
  return (
    <Button variant="secondary" className="-mt-3 justify-self-start" onClick={() => void fix(gap)}>
      {gap.fix.label}
    </Button>
  );
}
