import { imageTypes } from '@contract/limits';
import { pictureSizes } from '@/lib/pictureSizes';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { ImagePicker } from '@/ui/ImagePicker';
import { Picture } from '@/ui/Picture';

type PictureFieldProps = {
  file: Blob | null;
  /** The current picture of a saved post. */
  current: string | null;
  error: string | null;
  onChoose: (file: Blob | null) => void;
};

export function PictureField({ file, current, error, onChoose }: PictureFieldProps) {
  const chosen = useObjectUrl(file);
  const shown = chosen ?? current;
  return (
    <ImagePicker
      label="Post image"
      name="postImage"
      file={file instanceof File ? file : null}
      types={imageTypes.post}
      hint={
        current
          ? 'Choose one only to replace the current. JPG or PNG.'
          : 'JPG or PNG, 5 MB at most.'
      }
      error={error}
      onChoose={onChoose}
      preview={
        <div className="aspect-[16/10] w-40 overflow-hidden rounded-control bg-sunken">
          {shown ? (
            <Picture src={shown} alt="" sizes={pictureSizes.formField} ratio={16 / 10} />
          ) : null}
        </div>
      }
    />
  );
}
