import type { ReactNode } from 'react';
import { useObjectUrl } from '@/lib/hooks/useObjectUrl';
import { Avatar } from '@/ui/Avatar';
import { PicturePicker } from '@/ui/PicturePicker';

type AvatarFieldProps = {
  name: string;
  file: File | null;
  /** The URL of the current avatar. */
  current?: string | undefined;
  error: string | null;
  required: boolean;
  onChoose: (file: File | null) => void;
  other?: ReactNode;
};

export function AvatarField({ current, ...field }: AvatarFieldProps) {
  // No preview for a rejected file.
  const preview = useObjectUrl(field.error ? null : field.file);
  return (
    <PicturePicker
      label="Avatar"
      use="avatar"
      hint="A jpg, jpeg or png image; a large photo is made smaller. You can also drop it here."
      {...field}
      preview={
        <Avatar src={preview ?? current} alt={preview ? 'The chosen avatar' : ''} size="large" />
      }
    />
  );
}
