import type { API, BlockTune } from '@editorjs/editorjs';

export type Duplicate = (id: string) => void;

type TuneOptions = { api: API; block: { id: string }; config?: { duplicate: Duplicate } };

const icon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M9 9h10v10H9zM5 15V5h10"/></svg>';

/** Puts a copy of a block below it. */
export class DuplicateTune implements BlockTune {
  static isTune = true;
  readonly #options: TuneOptions;

  constructor(options: TuneOptions) {
    this.#options = options;
  }

  render() {
    const { block, config } = this.#options;
    return [
      {
        title: 'Duplicate',
        name: 'duplicate',
        icon,
        closeOnActivate: true,
        onActivate: () => config?.duplicate(block.id),
      },
    ];
  }
}
