import { imageTypes } from '@contract/limits';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { Avatar } from '@/ui/Avatar';
import { ImagePicker } from '@/ui/ImagePicker';

type AvatarFieldProps = {
  file: File | null;
  /** The URL of the current avatar. */
  current?: string | undefined;
  error: string | null;
  onChoose: (file: File | null) => void;
};

export function AvatarField({ file, current, error, onChoose }: AvatarFieldProps) {
  // No preview for a rejected file.
  const preview = useObjectUrl(error ? null : file);
  return (
    <ImagePicker
      label="Avatar"
      name="avatar"
      file={file}
      types={imageTypes.avatar}
      hint="A jpg, jpeg or png image up to 5 MB. You can also drop it here."
      error={error}
      onChoose={onChoose}
      preview={
        <Avatar src={preview ?? current} alt={preview ? 'The chosen avatar' : ''} size="large" />
      }
    />
  );
}
