import { type BlockType, blockName } from '@contract/document/blockRegistry';
import { editorLimits } from '@contract/document/editorLimits';
import Delimiter from '@editorjs/delimiter';
import type {
  BlockToolConstructable,
  BlockToolConstructorOptions,
  ToolboxConfigEntry,
  ToolConstructable,
  ToolSettings,
} from '@editorjs/editorjs';
import Header from '@editorjs/header';
import List from '@editorjs/list';
import Paragraph, { type ParagraphData } from '@editorjs/paragraph';
import Raw from '@editorjs/raw';
import { keepData, type StoredBlocks } from '../document/keepData';
import { type BlockData, placeholderType } from '../document/toolData';
import { AddressPictureTool } from './AddressPictureTool';
import { CalloutTool } from './CalloutTool';
import { CodeTool } from './CodeTool';
import { type Duplicate, DuplicateTune } from './DuplicateTune';
import { EmbedTool } from './EmbedTool';
import { InlineCodeTool } from './MarkTool';
import { type Announce, MoveDownTune, MoveUpTune } from './moveTunes';
import { PictureTool } from './PictureTool';
import { PlaceholderTool } from './PlaceholderTool';
import { QuoteTool } from './QuoteTool';
import { StrikeTool } from './StrikeTool';
import type { Services } from './services';
import { TableTool } from './TableTool';

/** The stock tool. Only its types require a configuration. */
export class ParagraphTool extends Paragraph {
  constructor(options: BlockToolConstructorOptions<ParagraphData>) {
    super({ ...options, config: options.config ?? {} });
  }
}

type BlockTool = Omit<ToolSettings, 'class'> & { class: BlockToolConstructable };

const blockTools = (services: Services): Record<BlockType, BlockTool> => ({
  paragraph: { class: ParagraphTool, inlineToolbar: true },
  header: {
    class: Header,
    config: { levels: [...editorLimits.headingLevels], defaultLevel: editorLimits.headingDefault },
    inlineToolbar: true,
  },
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
  code: { class: CodeTool },
  delimiter: { class: Delimiter },
  raw: { class: Raw },
});

const headings = [
  {
    level: 3,
    title: blockName('header'),
    digit: 'M15 11h4l-2.4 2.4c3 0 3.200 3.600.2 3.600-1 0-1.700-.400-2-1',
  },
  { level: 2, title: 'Large heading', digit: 'M15 12.5c.6-2 4-2 4 .3 0 1.7-4 2.7-4 4.2h4' },
] as const;

const headingIcon = (digit: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 7v10M12 7v10M5 12h7${digit}"/></svg>`;

/** The titles of the list's entries, in the order of the tool. */
const listTitles = ['Bulleted list', 'Numbered list', 'Checklist'];

/** The entries of a tool in the toolbox, with the product's titles. */
function toolboxOf(type: string, { toolbox }: BlockToolConstructable): ToolboxConfigEntry[] {
  const stock = [toolbox ?? {}].flat();
  if (type === 'list') return stock.map((entry, at) => ({ ...entry, title: listTitles[at] ?? '' }));
  if (type !== 'header') return stock.map((entry) => ({ ...entry, title: blockName(type) }));
  return headings.map(({ level, title, digit }) => ({
    title,
    icon: headingIcon(digit),
    // Without a text the tool ignores the level.
    data: { text: '', level },
  }));
}

/** What the menu that opens with "/" offers. */
export type MenuEntry = {
  type: string;
  title: string;
  icon: string;
  data: BlockData;
  /** The level of a heading as it is known from HTML; '' for other blocks. */
  level: string;
};

const levelOf = ({ level }: BlockData) => (typeof level === 'number' ? `H${level}` : '');

/** The entries of the toolbox, in its order. */
export const menuEntries = (tools: Tools): MenuEntry[] =>
  Object.entries(tools).flatMap(([type, tool]) =>
    'toolbox' in tool && tool.toolbox
      ? [tool.toolbox].flat().map(({ title = '', icon = '', data: own = {} }) => {
          const data = { ...own };
          return { type, title, icon, data, level: levelOf(data) };
        })
      : [],
  );

export type Tools = Record<string, ToolSettings | ToolConstructable>;

type ToolsOptions = {
  services: Services;
  stored: StoredBlocks;
  announce: Announce;
  duplicate: Duplicate;
};

/** The tool of every type of block, wrapped so that it returns stored data unchanged, and the tunes. */
export function createTools({ services, stored, announce, duplicate }: ToolsOptions): Tools {
  const tools: Tools = {
    [placeholderType]: { class: PlaceholderTool },
    inlineCode: { class: InlineCodeTool },
    strike: { class: StrikeTool },
    duplicate: { class: DuplicateTune, config: { duplicate } },
    moveUp: { class: MoveUpTune, config: { announce } },
    moveDown: { class: MoveDownTune, config: { announce } },
  };
  for (const [type, settings] of Object.entries(blockTools(services))) {
    tools[type] = {
      ...settings,
      toolbox: toolboxOf(type, settings.class),
      class: keepData(type, settings.class, stored),
    };
  }
  return tools;
}
