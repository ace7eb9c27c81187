import { useEffect, useState } from 'react';

/** An object URL for a selected file, revoked when it is no longer needed. */
export function useObjectUrl(file: Blob | null) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the effect creates and revokes the URL
    setAddress(url);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return address;
}
