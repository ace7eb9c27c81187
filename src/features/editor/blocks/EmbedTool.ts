import { blockName } from '@contract/document/blockRegistry';
import { editorLimits } from '@contract/document/editorLimits';
import { videoFromUrl } from '@contract/document/videos';
import type { BlockToolConstructorOptions, PasteEvent } from '@editorjs/editorjs';
import Embed, { type EmbedData } from '@editorjs/embed';
import { editorClasses } from '../editorClasses';
import { addressForm, continueIn } from './elements';

const validateAddress = (address: string) =>
  videoFromUrl(address) ? null : 'This is no address of a YouTube or Vimeo video.';

/** The embed tool, with a toolbox entry that asks for the address of a video. */
export class EmbedTool extends Embed {
  readonly #isReadOnly: boolean;
  #element: HTMLElement | null = null;

  static get toolbox() {
    return {
      title: blockName('embed'),
      icon: '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><rect x="4" y="6" width="16" height="12" rx="2"/><path d="M10.5 9.5v5l4-2.5z"/></svg>',
    };
  }

  /** New embeds are videos only. Stored embeds of other services are still shown. */
  static override get pasteConfig() {
    return {
      patterns: {
        youtube:
          /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/\S+$/i,
        vimeo: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/\S+$/i,
      },
    };
  }

  constructor(options: BlockToolConstructorOptions<EmbedData>) {
    super({ ...options });
    this.#isReadOnly = options.readOnly;
  }

  override render() {
    const element = super.render();
    this.#element = element;
    const frame = element.querySelector('iframe');
    if (frame) {
      frame.title = `Video: ${this.data.source}`;
      frame.loading = 'lazy';
    } else if (!this.#isReadOnly) element.append(this.#askForAddress());
    return element;
  }

  override onPaste({ detail }: PasteEvent) {
    if ('data' in detail && typeof detail.data === 'string') this.#show(detail.data);
  }

  validate({ source }: EmbedData) {
    return Boolean(source);
  }

  #askForAddress() {
    return addressForm({
      label: 'Address of a YouTube or Vimeo video',
      action: 'Show',
      validate: validateAddress,
      onAddress: (address) => this.#show(address),
    });
  }

  #show(address: string) {
    const video = videoFromUrl(address);
    if (!video) return;
    this.data = {
      service: video.service,
      source: /^https?:\/\//i.test(address) ? address : `https://${address}`,
      embed: video.frame,
      width: 580,
      height: editorLimits.embedHeight,
    };
    // The video has replaced the field with the address.
    const element = this.#element;
    if (element) continueIn(element.querySelector(`.${editorClasses.embedCaption}`), element);
  }
}
