import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import Paragraph, { type ParagraphData } from '@editorjs/paragraph';

/** The paragraph tool as it is; its types alone ask for a configuration that it doesn't need. */
export class ParagraphTool extends Paragraph {
  constructor(options: BlockToolConstructorOptions<ParagraphData>) {
    super({ ...options, config: options.config ?? {} });
  }
}
