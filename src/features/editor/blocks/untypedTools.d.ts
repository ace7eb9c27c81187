declare module '@editorjs/raw' {
  import type { BlockToolConstructable } from '@editorjs/editorjs';

  const Raw: BlockToolConstructable;
  // oxlint-disable-next-line import/no-default-export -- the package has no named export
  export default Raw;
}

declare module '@editorjs/embed' {
  import type { BlockTool, BlockToolConstructorOptions, PasteEvent } from '@editorjs/editorjs';

  export type EmbedData = {
    service: string;
    source: string;
    embed: string;
    width?: number;
    height?: number;
    caption?: string;
  };

  // oxlint-disable-next-line import/no-default-export -- the package has no named export
  export default class Embed implements BlockTool {
    static get pasteConfig(): { patterns: Record<string, RegExp> };
    constructor(options: BlockToolConstructorOptions<EmbedData>);
    get data(): EmbedData;
    set data(data: EmbedData);
    render(): HTMLElement;
    save(): EmbedData;
    onPaste(event: PasteEvent): void;
  }
}
