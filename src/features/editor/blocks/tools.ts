import type { BlockType } from '@contract/document/blockRegistry';
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
import { CalloutTool } from './CalloutTool';
import { CodeTool } from './CodeTool';
import { EmbedTool } from './EmbedTool';
import { type Announce, MoveDownTune, MoveUpTune } from './moveTunes';
import { blockName } from './nameFields';
import { ParagraphTool } from './ParagraphTool';
import { PictureTool } from './PictureTool';
import { PlaceholderTool } from './PlaceholderTool';
import type { Services } from './services';
import { TableTool } from './TableTool';

const { editor: constants } = limits;

type BlockTool = Omit<ToolSettings, 'class'> & { class: BlockToolConstructable };

const blockTools = (services: Services): Record<BlockType, BlockTool> => ({
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
  callout: { class: CalloutTool, inlineToolbar: true },
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

type ToolsOptions = { services: Services; stored: StoredBlocks; announce: Announce };

/** The tool of every type of block, wrapped so that it returns stored data unchanged, and the tunes. */
export function createTools({ services, stored, announce }: ToolsOptions): Tools {
  const tools: Tools = {
    [placeholderType]: { class: PlaceholderTool },
    moveUp: { class: MoveUpTune, config: { announce } },
    moveDown: { class: MoveDownTune, config: { announce } },
  };
  for (const [type, settings] of Object.entries(blockTools(services))) {
    // The list has an entry for each of its styles; the dictionary renames them.
    const toolbox = type === 'list' ? {} : { toolbox: { title: blockName(type) } };
    tools[type] = { ...settings, ...toolbox, class: keepData(type, settings.class, stored) };
  }
  return tools;
}
