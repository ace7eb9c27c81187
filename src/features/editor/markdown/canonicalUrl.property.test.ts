import { readCanonicalUrl } from '@contract/canonicalUrl';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDraft } from '../testing/drafts';
import { exportPost } from './exportPost';
import { readImport } from './readImport';

const addresses = fc.webUrl({
  validSchemes: ['https'],
  withQueryParameters: true,
  withFragments: true,
});

test('an exported post is imported with the same original address', async () => {
  const property = fc.asyncProperty(addresses, async (address) => {
    const canonicalUrl = readCanonicalUrl(address, location.origin) ?? '';
    const { file } = await exportPost(buildDraft({ canonicalUrl }), null);
    const { details } = await readImport(file);
    expect(details.canonicalUrl ?? '').toBe(canonicalUrl);
  });
  await fc.assert(property, { numRuns: 50 });
});
