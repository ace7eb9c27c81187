import { type Difference, documentDifferences } from '@contract/document/describeChanges';
import type { Draft, Fields } from './draft';

const labels: readonly (readonly [Exclude<keyof Fields, 'isSmall'>, string])[] = [
  ['title', 'Title'],
  ['url', 'Post URL'],
  ['metaDescription', 'Meta description'],
  ['seoKeywords', 'SEO keywords'],
  ['tags', 'Tags'],
  ['canonicalUrl', 'Originally published at'],
  ['typedTag', 'Tag that is being typed'],
  ['note', 'What changed'],
];

const toText = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join(', ');

function fieldDifferences(before: Fields, after: Fields): Difference[] {
  return labels
    .map(([name, what]) => ({ what, before: toText(before[name]), after: toText(after[name]) }))
    .filter((one) => one.before !== one.after);
}

/** How two versions of a post differ, in words for the writer. */
export function differencesOf(before: Draft, after: Draft): Difference[] {
  const picture = { what: 'Post image', before: '', after: 'A newly chosen picture' };
  return [
    ...fieldDifferences(before.fields, after.fields),
    ...(after.picture && !before.picture ? [picture] : []),
    ...documentDifferences(before.document, after.document),
  ];
}
