import { pictureTypes } from '@contract/uploads';
import { Picture } from '@/ui/Picture';
import { PicturePicker } from '@/ui/PicturePicker';
import { pictureSizes } from '@/ui/pictureSizes';

type PictureFieldProps = {
  file: Blob | null;
  /** The address of the chosen picture, or of the current one of a saved post; '' without one. */
  shown: string;
  isOptional: boolean;
  error: string | null;
  onChoose: (file: Blob | null) => void;
};

export function PictureField({ file, shown, isOptional, error, onChoose }: PictureFieldProps) {
  return (
    <PicturePicker
      label="Post image"
      name="postImage"
      file={file instanceof File ? file : null}
      types={pictureTypes.post}
      hint={
        isOptional
          ? 'Choose one only to replace the current. JPG or PNG.'
          : 'JPG or PNG, 5 MB at most.'
      }
      error={error}
      isPlain
      onChoose={onChoose}
      preview={
        shown ? (
          <div className="w-full overflow-hidden rounded-control">
            <Picture src={shown} alt="" sizes={pictureSizes.settings} ratio={2} />
          </div>
        ) : null
      }
    />
  );
}
