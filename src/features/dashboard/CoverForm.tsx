import { coverRules } from '@contract/rules';
import { useObjectUrl } from '@/lib/hooks/useObjectUrl';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useUpload } from '@/lib/hooks/useUpload';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { PicturePicker } from '@/ui/PicturePicker';
import { pictureSizes } from '@/ui/pictureSizes';
import { UploadProgress } from '@/ui/UploadProgress';
import { changeCover } from './dashboardThunks';

type Values = { bgImage: File | null };

const empty: Values = { bgImage: null };

type CoverFormProps = { onChanged: () => void; onClose: () => void };

/** Selects, previews and uploads a cover image. */
export function CoverForm({ onChanged, onClose }: CoverFormProps) {
  const dispatch = useAppDispatch();
  const { progress, note, run, cancel } = useUpload();
  const { form, fileField, isBusy } = useRuledForm<Values>({
    initial: empty,
    rules: coverRules,
    onSubmit: async ({ bgImage }) => {
      if (!bgImage) return;
      const outcome = await run((onProgress) => dispatch(changeCover({ bgImage, onProgress })));
      if (changeCover.fulfilled.match(outcome)) onChanged();
      else if (outcome.payload) throw outcome.payload;
    },
  });
  const cover = fileField('bgImage');
  const preview = useObjectUrl(cover.error ? null : cover.file);
  return (
    <form {...form} aria-label="Change cover image" className="grid gap-4">
      {preview ? (
        <Picture
          src={preview}
          alt="The chosen cover"
          sizes={pictureSizes.ownCover}
          ratio={4}
          className="rounded-card"
        />
      ) : null}
      <PicturePicker
        label="Cover image"
        use="cover"
        hint="A jpg, jpeg, png or webp image; a large photo is made smaller. You can also drop it here."
        {...cover}
        preview={null}
      />
      <UploadProgress progress={progress} note={note} onCancel={cancel} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Upload
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
