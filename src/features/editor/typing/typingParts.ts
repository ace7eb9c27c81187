import type EditorJS from '@editorjs/editorjs';
import type { MenuEntry } from '../blocks/tools';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';

/** What handling keys and typed text needs of an open editor. */
export type TypingParts = {
  editor: EditorJS;
  holder: HTMLElement;
  model: DocumentModel;
  changes: ChangeReader;
  /** What can be chosen after typing "/". */
  entries: readonly MenuEntry[];
  announce: (message: string) => void;
};
