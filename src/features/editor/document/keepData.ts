import { blockName } from '@contract/document/blockRegistry';
import type { EditorBlock } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import type {
  BlockTool,
  BlockToolConstructable,
  BlockToolConstructorOptions,
} from '@editorjs/editorjs';
import { type Baseline, baselineOf, withChanges } from './changedData';
import { cleanPaste } from './cleanPaste';
import { type BlockData, toolData } from './toolData';

const editable = '[contenteditable="true"], textarea, input';

/** A heading is named by its text; only an empty one needs a label. */
function nameHeading(type: string, heading: HTMLHeadingElement) {
  function updateLabel() {
    if (heading.textContent?.trim()) heading.removeAttribute('aria-label');
    else heading.setAttribute('aria-label', blockName(type));
  }
  heading.addEventListener('input', updateLabel);
  updateLabel();
}

/** Labels the fields of a block, which the tools render without names, and lets its text choose the direction. */
function nameFields(type: string, element: HTMLElement) {
  element.dir = 'auto';
  const inside = element.querySelectorAll<HTMLElement>(editable);
  const fields = element.matches(editable) ? [element, ...inside] : [...inside];
  for (const field of fields) {
    if (field.hasAttribute('aria-label') || field.id) continue;
    if (field instanceof HTMLHeadingElement) {
      nameHeading(type, field);
      continue;
    }
    const part = field.dataset['placeholder'];
    const isWhole = fields.length === 1 || !part;
    field.setAttribute('aria-label', isWhole ? blockName(type) : `${blockName(type)}: ${part}`);
    if (field.isContentEditable || field.hasAttribute('contenteditable')) {
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-multiline', 'true');
    }
  }
}

/** Stored blocks by their id in the editor. */
export type StoredBlocks = ReadonlyMap<string, EditorBlock>;

type SavedBlock = { type: string; stored: EditorBlock | undefined };

/** Sanitises the data of every new block, whether it was opened, pasted or restored. */
function cleanData(type: string, data: BlockData): BlockData {
  const [block] = sanitizeDocument({ blocks: [{ type, data }] }).blocks;
  return toolData(type, block?.data ?? {});
}

/** Makes a tool return the stored data with only the edited fields changed. */
function keepStored(tool: BlockTool, { type, stored }: SavedBlock): BlockTool {
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

/** The same tool for sanitised data, returning stored data unchanged until it is edited. */
export function keepData(
  type: string,
  Tool: BlockToolConstructable,
  blocks: StoredBlocks,
): BlockToolConstructable {
  return new Proxy(Tool, {
    construct(target, [options]: [BlockToolConstructorOptions<BlockData>]) {
      const known = blocks.get(options.block.id);
      const tool = new target({ ...options, data: cleanData(type, options.data) });
      cleanPaste(tool, options.block);
      return keepStored(tool, { type, stored: known?.type === type ? known : undefined });
    },
  });
}
