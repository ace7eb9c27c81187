import { blockName } from '@contract/document/blockRegistry';
import type { API, BlockTune } from '@editorjs/editorjs';

export type Announce = (message: string) => void;

type TuneOptions = { api: API; config?: { announce: Announce } };

const arrow = (path: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

type Direction = { by: -1 | 1; title: string; name: string; icon: string };

/** Moves a block. Unlike the stock tune it is hidden where it can't move, and announces the move. */
class MoveTune implements BlockTune {
  readonly #options: TuneOptions;
  readonly #direction: Direction;

  constructor(options: TuneOptions, direction: Direction) {
    this.#options = options;
    this.#direction = direction;
  }

  render() {
    const { title, name, icon } = this.#direction;
    return this.#target() === null ? [] : [{ title, name, icon, onActivate: () => this.#move() }];
  }

  #target() {
    const { blocks } = this.#options.api;
    const to = blocks.getCurrentBlockIndex() + this.#direction.by;
    return to < 0 || to >= blocks.getBlocksCount() ? null : to;
  }

  #move() {
    const { api, config } = this.#options;
    const to = this.#target();
    if (to === null) return;
    api.blocks.move(to);
    const block = api.blocks.getBlockByIndex(to);
    if (block) config?.announce(`${blockName(block.name)} moved to place ${to + 1}`);
    block?.holder.scrollIntoView({ block: 'nearest' });
    api.toolbar.toggleBlockSettings(true);
  }
}

export class MoveUpTune extends MoveTune {
  static isTune = true;

  constructor(options: TuneOptions) {
    super(options, { by: -1, title: 'Move up', name: 'move-up', icon: arrow('M7 14l5-5 5 5') });
  }
}

export class MoveDownTune extends MoveTune {
  static isTune = true;

  constructor(options: TuneOptions) {
    super(options, { by: 1, title: 'Move down', name: 'move-down', icon: arrow('M7 10l5 5 5-5') });
  }
}
