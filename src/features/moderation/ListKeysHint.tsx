import { decisionTexts } from '@contract/texts/decisionTexts';

/** Names the keys of `useListKeys`, where there is a keyboard. */
export function ListKeysHint() {
  return <p className="text-sm text-quiet pointer-coarse:hidden">{decisionTexts.keys}</p>;
}
