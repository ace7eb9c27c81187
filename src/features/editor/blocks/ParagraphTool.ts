import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import Paragraph, { type ParagraphData } from '@editorjs/paragraph';

/** The stock tool. Only its types require a configuration. */
export class ParagraphTool extends Paragraph {
  constructor(options: BlockToolConstructorOptions<ParagraphData>) {
    super({ ...options, config: options.config ?? {} });
  }
}
