import { fileRules, firstBroken } from '@contract/ruleParts';
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

/** A chosen file is judged at once, and again when the post is sent. */
const rules = fileRules('picture', 'post');

export function PictureField({ file, shown, isOptional, error, onChoose }: PictureFieldProps) {
  const refused = firstBroken(rules, { picture: file })?.message ?? null;
  return (
    <PicturePicker
      label="Post image"
      name="postImage"
      file={file instanceof File ? file : null}
      use="post"
      hint={
        isOptional
          ? 'Choose one only to replace the current. JPG or PNG.'
          : 'JPG or PNG. A large photo is made smaller.'
      }
      error={error ?? refused}
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
