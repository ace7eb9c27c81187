import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMarkdown } from './fromMarkdown';
import { readPostFile, writePostFile } from './postFile';
import { details } from './testing/details';
import { documents } from './testing/documents';
import { texts } from './testing/texts';
import { toMarkdown } from './toMarkdown';

test('a document is the same after writing it as Markdown and reading that', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(fromMarkdown(toMarkdown(document))).toEqual(document);
    }),
    { numRuns: 100, seed: 7 },
  );
});

test('a post is the same after writing it as a file and reading that', () => {
  fc.assert(
    fc.property(details, documents, (details, document) => {
      expect(readPostFile(writePostFile({ details, document }))).toEqual({ details, document });
    }),
    { numRuns: 100, seed: 7 },
  );
});

test('any Markdown is read as a document that stays the same', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const document = fromMarkdown(text);
      expect(fromMarkdown(toMarkdown(document))).toEqual(document);
    }),
    { numRuns: 100, seed: 7 },
  );
});
