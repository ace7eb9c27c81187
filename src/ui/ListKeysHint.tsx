import { listTexts } from '@contract/texts/listTexts';

/** Names the keys of `useListKeys`, and others of the list, where there is a keyboard. */
export function ListKeysHint({ others = '' }: { others?: string }) {
  return (
    <p className="text-sm text-quiet pointer-coarse:hidden">
      {listTexts.keys} {others}
    </p>
  );
}
