import { useState } from 'react';
import { createDocumentCounter } from '../document/wordCount';
import type { DraftStore } from '../draft/draftStore';
import { useIdleDocument } from '../draft/useIdleDocument';

/** The words of the document. */
export function useWordCount(draftStore: DraftStore) {
  const [count] = useState(createDocumentCounter);
  const [words, setWords] = useState(0);
  useIdleDocument(draftStore, (document, hasTime) => {
    const sum = count(document, hasTime);
    if (sum !== null) setWords(sum);
    return sum !== null;
  });
  return words;
}
