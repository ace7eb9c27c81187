import type { EditorBlock } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type {
  BlockTool,
  BlockToolConstructable,
  BlockToolConstructorOptions,
} from '@editorjs/editorjs';
import { nameFields } from '../blocks/nameFields';
import { type Baseline, baselineOf, withChanges } from './changedData';
import { type BlockData, toolData } from './toolData';

/** The blocks as they are stored, by the ids that they have in the editor. */
export type StoredBlocks = ReadonlyMap<string, EditorBlock>;

type Kept = { type: string; stored: EditorBlock | undefined };

/** Whatever way a block comes in (opened, pasted, restored), nothing in it may run. */
function cleanData(type: string, data: BlockData): BlockData {
  const [block] = sanitizeDocument({ blocks: [{ type, data }] }).blocks;
  return toolData(type, block?.data ?? {});
}

/** Makes a tool give back stored data to the letter, changed only where the writer changed it. */
function keep(tool: BlockTool, { type, stored }: Kept): BlockTool {
  const render = tool.render.bind(tool);
  const save = tool.save.bind(tool);
  const validate = tool.validate?.bind(tool);
  let baseline: Baseline | null = null;
  let output: BlockData = {};

  tool.render = () => {
    const element = render();
    if (!(element instanceof HTMLElement)) return element;
    nameFields(type, element);
    baseline ??= stored ? baselineOf(save(element)) : null;
    return element;
  };
  tool.save = (element) => {
    output = save(element);
    return stored && baseline ? withChanges(stored.data, output, baseline) : { ...output };
  };
  if (validate) tool.validate = () => validate(output);
  return tool;
}

export function keepData(
  type: string,
  Tool: BlockToolConstructable,
  blocks: StoredBlocks,
): BlockToolConstructable {
  return new Proxy(Tool, {
    construct(target, [options]: [BlockToolConstructorOptions<BlockData>]) {
      const known = blocks.get(options.block.id);
      const tool = new target({ ...options, data: cleanData(type, options.data) });
      return keep(tool, { type, stored: known?.type === type ? known : undefined });
    },
  });
}
