import type { EditorBlock } from '@contract/document/editorDocument';
import type { Marks } from './marks';
import type { Style, StyleOf } from './styles';

export type ListStyle = 'ordered' | 'unordered';

/** An item with its level, which begins at 1. Programs write nested lists in very different ways. */
export type FlatItem = {
  level: number;
  style: ListStyle;
  content: string;
  /** Undefined if the item isn't part of a checklist. */
  isChecked: boolean | undefined;
};

/** A list, or a part of one: some programs write each item as a list of its own. */
export type ListPart = {
  type: 'listPart';
  /** Parts with the same key are one list. */
  key: string | null;
  start: number;
  items: readonly FlatItem[];
  /** Blocks that an item can't hold, such as pictures. They follow the list. */
  after: readonly EditorBlock[];
};

export type Piece = EditorBlock | ListPart;

/** What the text of an element inherits. */
export type Inherited = { marks: Marks; keepsLines: boolean; isHeading: boolean; depth: number };

export type Walk = {
  styleOf: StyleOf;
  /** Converts nodes as blocks of their own. */
  convert: (nodes: Iterable<Node>, inherited: Inherited) => EditorBlock[];
};

export type Found = { element: Element; style: Style; inherited: Inherited; walk: Walk };

/** Returns the blocks of an element; null if it is nothing but its content. */
export type Convert = (found: Found) => readonly Piece[] | null;

/** The inherited state without a mark, for blocks in which it means nothing. */
export const withoutMark = (inherited: Inherited, name: keyof Marks): Inherited => {
  const { [name]: _, ...marks } = inherited.marks;
  return { ...inherited, marks };
};
