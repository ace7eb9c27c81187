import { imageTypes } from '@contract/limits';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { Avatar } from '@/ui/Avatar';
import { ImagePicker } from '@/ui/ImagePicker';

type AvatarFieldProps = {
  file: File | null;
  /** What is shown until another picture is chosen. */
  current?: string;
  error: string | null;
  onChoose: (file: File | null) => void;
};

export function AvatarField({ file, current = '', error, onChoose }: AvatarFieldProps) {
  // What was refused is no picture to look at.
  const chosen = useObjectUrl(error ? null : file);
  return (
    <ImagePicker
      label="Avatar"
      name="avatar"
      file={file}
      types={imageTypes.avatar}
      hint="A jpg, jpeg or png image of 5 MB at most; you can also drop it here."
      error={error}
      onChoose={onChoose}
      preview={
        <Avatar src={chosen ?? current} alt={chosen ? 'The chosen avatar' : ''} size="large" />
      }
    />
  );
}
