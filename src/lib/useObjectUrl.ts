import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown before it is anywhere; given back when done. */
export function useObjectUrl(file: Blob | null) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the effect creates and revokes the URL
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);

  return address;
}
