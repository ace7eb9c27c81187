import { imageTypes } from '@contract/limits';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import ImageTool from '@editorjs/image';
import { actAsButton, button, make, textInput } from './elements';
import { filePaste } from './pasteEvents';
import type { Services } from './services';

export type PictureData = ReturnType<ImageTool['save']> & { alt?: string };

type Config = { services: Services };
type UploadAnswer = { success: number; file: { url: string } };

const altHint = 'Alternative text: what the picture shows';
const refused: UploadAnswer = { success: 0, file: { url: '' } };

/** The image tool, with alternative text, progress, and a second chance for an upload that failed. */
export class PictureTool extends ImageTool {
  readonly #services: Services;
  readonly #alt: HTMLInputElement;
  readonly #status = make('div', 'picture-status');
  readonly #isReadOnly: boolean;
  #wrapper: HTMLElement | null = null;
  #failed: Blob | null = null;

  constructor(options: BlockToolConstructorOptions<PictureData, Config>) {
    const { services } = options.config ?? {};
    if (!services) throw new Error('The picture tool needs its services.');
    super({
      ...options,
      config: {
        endpoints: {},
        types: imageTypes.resource.join(','),
        captionPlaceholder: 'Caption',
        uploader: {
          uploadByFile: (file) => this.#upload(file),
          uploadByUrl: (url) => Promise.resolve({ success: 1, file: { url } }),
        },
      },
    });
    this.#services = services;
    this.#isReadOnly = options.readOnly;
    this.#alt = textInput(altHint, options.data.alt ?? '');
    this.#alt.disabled = options.readOnly;
    this.#status.dataset['mutationFree'] = 'true';
  }

  override render() {
    const wrapper = super.render();
    this.#wrapper = wrapper;
    wrapper.classList.add('picture');
    wrapper.append(this.#alt, this.#status);
    const select = wrapper.querySelector<HTMLElement>(':scope > .cdx-button');
    if (select) actAsButton(select);
    // Neither event bubbles; an address that shows nothing would leave the block waiting for ever.
    wrapper.addEventListener('error', () => this.#sayUnreachable(), { capture: true });
    wrapper.addEventListener('load', () => this.#sayLoaded(), { capture: true });
    this.#alt.addEventListener('input', () => this.#showAlt());
    this.#showAlt();
    return wrapper;
  }

  override save() {
    return { ...super.save(), alt: this.#alt.value };
  }

  override validate({ file }: PictureData) {
    return Boolean(file?.url);
  }

  #upload(file: Blob): Promise<UploadAnswer> {
    const bar = make('progress', 'picture-progress');
    bar.max = 1;
    bar.setAttribute('aria-label', uploadTexts.progress);
    this.#failed = null;
    this.#status.replaceChildren(bar);
    return this.#services
      .upload(file, (share) => {
        bar.value = share;
      })
      .then(
        (url) => {
          this.#status.replaceChildren();
          return { success: 1, file: { url } };
        },
        () => this.#refuse(file),
      );
  }

  #refuse(file: Blob) {
    this.#failed = file;
    const words = make('p', 'picture-failure');
    words.textContent = uploadTexts.imageFailed;
    this.#status.replaceChildren(
      words,
      button('Try again', () => this.#retry()),
    );
    return refused;
  }

  /** The stock tool takes a file that is already there only as a pasted one. */
  #retry() {
    const file = this.#failed;
    if (!file || this.#isReadOnly) return;
    const { type } = file;
    void this.onPaste(filePaste(new File([file], 'picture', { type })));
  }

  #showAlt() {
    const picture = this.#wrapper?.querySelector('img');
    if (picture) picture.alt = this.#alt.value;
  }

  #sayLoaded() {
    this.#status.replaceChildren();
    this.#showAlt();
  }

  #sayUnreachable() {
    if (!this.#wrapper?.querySelector('img')) return;
    const words = make('p', 'picture-failure');
    words.textContent = 'This picture could not be loaded.';
    this.#status.replaceChildren(words);
    this.#wrapper.classList.remove('image-tool--loading');
    this.#wrapper.classList.add('image-tool--filled');
  }
}
