import { decisionTexts } from '@contract/texts/decisionTexts';

/** Names the keys of `useListKeys`, and others of the list, where there is a keyboard. */
export function ListKeysHint({ others = '' }: { others?: string }) {
  return (
    <p className="text-sm text-quiet pointer-coarse:hidden">
      {decisionTexts.keys} {others}
    </p>
  );
}
