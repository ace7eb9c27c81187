import { MarkTool } from './MarkTool';

/** Text that is struck out. */
export class StrikeTool extends MarkTool {
  static title = 'Strikethrough';
  static shortcut = 'CMD+SHIFT+X';
  static sanitize = { s: {} };

  constructor() {
    super({
      name: 's',
      paths:
        'M5 12h14M16 8.500c-.4-1.600-1.900-2.500-4-2.500-2.300 0-4 1.100-4 3M8 15.500c.4 1.600 1.900 2.500 4 2.500 2.300 0 4-1.100 4-3',
    });
  }
}
