import type { BlockType } from '@contract/document/blockRegistry';
import { editorLimits } from '@contract/document/editorLimits';
import Delimiter from '@editorjs/delimiter';
import type { BlockToolConstructable, ToolConstructable, ToolSettings } from '@editorjs/editorjs';
import Header from '@editorjs/header';
import List from '@editorjs/list';
import Raw from '@editorjs/raw';
import { keepData, type StoredBlocks } from '../document/keepData';
import { blockName } from '../document/nameFields';
import { placeholderType } from '../document/toolData';
import { AddressPictureTool } from './AddressPictureTool';
import { CalloutTool } from './CalloutTool';
import { CodeTool } from './CodeTool';
import { EmbedTool } from './EmbedTool';
import { type Announce, MoveDownTune, MoveUpTune } from './moveTunes';
import { ParagraphTool } from './ParagraphTool';
import { PictureTool } from './PictureTool';
import { PlaceholderTool } from './PlaceholderTool';
import { QuoteTool } from './QuoteTool';
import type { Services } from './services';
import { TableTool } from './TableTool';

type BlockTool = Omit<ToolSettings, 'class'> & { class: BlockToolConstructable };

const blockTools = (services: Services): Record<BlockType, BlockTool> => ({
  header: {
    class: Header,
    config: { levels: [...editorLimits.headingLevels], defaultLevel: editorLimits.headingDefault },
    inlineToolbar: true,
  },
  paragraph: { class: ParagraphTool, inlineToolbar: true },
  list: {
    class: List,
    config: { defaultStyle: 'unordered', maxLevel: editorLimits.listDepth },
    inlineToolbar: true,
  },
  quote: { class: QuoteTool, inlineToolbar: true },
  callout: { class: CalloutTool, inlineToolbar: true },
  image: { class: PictureTool, config: { services }, inlineToolbar: true },
  simpleImage: { class: AddressPictureTool, config: { services }, inlineToolbar: true },
  embed: { class: EmbedTool, inlineToolbar: true },
  table: {
    class: TableTool,
    config: { rows: editorLimits.tableRows, cols: editorLimits.tableColumns },
    inlineToolbar: true,
  },
  raw: { class: Raw },
  delimiter: { class: Delimiter },
  code: { class: CodeTool },
});

const headings = [
  { level: 2, title: 'Heading', digit: 'M15 12.5c.6-2 4-2 4 .3 0 1.7-4 2.7-4 4.2h4' },
  {
    level: 3,
    title: 'Subheading',
    digit: 'M15 11h4l-2.4 2.4c3 0 3.200 3.600.2 3.600-1 0-1.700-.400-2-1',
  },
] as const;

const headingIcon = (digit: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 7v10M12 7v10M5 12h7${digit}"/></svg>`;

/** The entries of a tool in the toolbox, if they are not its own. */
function toolboxOf(type: string): Pick<ToolSettings, 'toolbox'> {
  // The list has an entry for each of its styles; the dictionary renames them.
  if (type === 'list') return {};
  if (type !== 'header') return { toolbox: { title: blockName(type) } };
  const toolbox = headings.map(({ level, title, digit }) => ({
    title,
    icon: headingIcon(digit),
    data: { level },
  }));
  return { toolbox };
}

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
    tools[type] = {
      ...settings,
      ...toolboxOf(type),
      class: keepData(type, settings.class, stored),
    };
  }
  return tools;
}
