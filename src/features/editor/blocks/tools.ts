import { limits } from '@contract/limits';
import Delimiter from '@editorjs/delimiter';
import type { BlockToolConstructable, ToolConstructable, ToolSettings } from '@editorjs/editorjs';
import Header from '@editorjs/header';
import List from '@editorjs/list';
import Quote from '@editorjs/quote';
import Raw from '@editorjs/raw';
import { keepData, type StoredBlocks } from '../document/keepData';
import { placeholderType } from '../document/toolData';
import { AddressPictureTool } from './AddressPictureTool';
import { CodeTool } from './CodeTool';
import { EmbedTool } from './EmbedTool';
import { type Announce, MoveDownTune, MoveUpTune } from './moveTunes';
import { ParagraphTool } from './ParagraphTool';
import { PictureTool } from './PictureTool';
import { PlaceholderTool } from './PlaceholderTool';
import type { Services } from './services';
import { TableTool } from './TableTool';

const { editor: constants } = limits;

type Block = Omit<ToolSettings, 'class'> & { class: BlockToolConstructable };

const blocks = (services: Services): Record<string, Block> => ({
  header: {
    class: Header,
    config: { levels: [...constants.headingLevels], defaultLevel: constants.headingDefault },
    inlineToolbar: true,
  },
  paragraph: { class: ParagraphTool, inlineToolbar: true },
  list: {
    class: List,
    config: { defaultStyle: 'unordered', maxLevel: constants.listDepth },
    inlineToolbar: true,
  },
  quote: { class: Quote, inlineToolbar: true },
  image: { class: PictureTool, config: { services }, inlineToolbar: true },
  simpleImage: { class: AddressPictureTool, config: { services }, inlineToolbar: true },
  embed: { class: EmbedTool, inlineToolbar: true },
  table: {
    class: TableTool,
    config: { rows: constants.tableRows, cols: constants.tableColumns },
    inlineToolbar: true,
  },
  raw: { class: Raw },
  delimiter: { class: Delimiter },
  code: { class: CodeTool },
});

type Tools = Record<string, ToolSettings | ToolConstructable>;

type Around = { services: Services; stored: StoredBlocks; announce: Announce };

/** Every block of the product, each wrapped so that it keeps stored data to the letter. */
export function createTools({ services, stored, announce }: Around): Tools {
  const tools: Tools = {
    [placeholderType]: { class: PlaceholderTool },
    moveUp: { class: MoveUpTune, config: { announce } },
    moveDown: { class: MoveDownTune, config: { announce } },
  };
  for (const [type, settings] of Object.entries(blocks(services))) {
    tools[type] = { ...settings, class: keepData(type, settings.class, stored) };
  }
  return tools;
}

export const knownTypes: ReadonlySet<string> = new Set([
  'header',
  'paragraph',
  'list',
  'quote',
  'image',
  'simpleImage',
  'embed',
  'table',
  'raw',
  'delimiter',
  'code',
]);
