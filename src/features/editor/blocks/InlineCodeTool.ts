import { MarkTool } from './MarkTool';

/** Code within a text. */
export class InlineCodeTool extends MarkTool {
  static title = 'Code';
  static shortcut = 'CMD+E';
  static sanitize = { code: {} };

  constructor() {
    super({ name: 'code', paths: 'M9 8l-4 4 4 4M15 8l4 4-4 4' });
  }
}
