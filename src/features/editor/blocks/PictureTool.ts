import { editorLimits } from '@contract/document/editorLimits';
import { plainText } from '@contract/document/html/plainText';
import { missingPicture, unreachablePicture } from '@contract/texts/missingPictures';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import ImageTool from '@editorjs/image';
import { isApiError } from '@/lib/apiError';
import { failureReason } from '@/lib/failureReason';
import { mayNeedFit, offeredTypes } from '@/lib/fitPicture';
import { readRatio } from '@/lib/readRatio';
import { editorClasses } from '../editorClasses';
import { actAsButton, button, continueIn, make, textInput } from './elements';
import { filePaste } from './pasteEvents';
import type { Services } from './services';

export type PictureData = ReturnType<ImageTool['save']> & {
  alt?: string;
  /** Its writer has decided that it needs no alternative text. */
  decorative?: boolean;
  /** The upload has not ended; see `isMissingPicture`. */
  missing?: true;
};

type Config = { services: Services };
type UploadAnswer = { success: number; file: { url: string } };

const altHint = 'Alternative text: what the picture shows';
const decorativeHint = 'Decorative: it needs no alternative text';
const replaceIcon =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 10a7 7 0 0 1 12-3l2 2m0-4v4h-4M19 14a7 7 0 0 1-12 3l-2-2m0 4v-4h4"/></svg>';
const failedUpload: UploadAnswer = { success: 0, file: { url: '' } };

/** The image tool with alternative text, upload progress, and a retry after a failed upload. */
export class PictureTool extends ImageTool {
  readonly #services: Services;
  readonly #alt: HTMLInputElement;
  readonly #status = make('div', 'picture-status');
  readonly #isReadOnly: boolean;
  readonly #isDecorative: boolean;
  #wrapper: HTMLElement | null = null;
  /** True if an upload was started, possibly before a reload. */
  #isStarted: boolean;

  constructor(options: BlockToolConstructorOptions<PictureData, Config>) {
    const { services } = options.config ?? {};
    if (!services) throw new Error('The picture tool needs its services.');
    super({
      ...options,
      config: {
        endpoints: {},
        types: offeredTypes('resource'),
        captionPlaceholder: 'Caption',
        uploader: {
          uploadByFile: (file) => this.#upload(file),
          uploadByUrl: (url) => Promise.resolve({ success: 1, file: { url } }),
        },
      },
    });
    this.#services = services;
    this.#isReadOnly = options.readOnly;
    this.#isStarted = options.data.missing === true;
    this.#alt = textInput(altHint, options.data.alt ?? '');
    this.#alt.disabled = options.readOnly;
    this.#isDecorative = options.data.decorative === true;
    if (this.#isDecorative) this.#alt.placeholder = decorativeHint;
    this.#status.dataset['mutationFree'] = 'true';
  }

  override render() {
    const wrapper = super.render();
    this.#wrapper = wrapper;
    wrapper.classList.add('picture');
    wrapper.append(this.#alt);
    wrapper.querySelector(`.${editorClasses.pictureCaption}`)?.before(this.#status);
    const select = wrapper.querySelector<HTMLElement>(`:scope > .${editorClasses.button}`);
    if (select) {
      actAsButton(select);
      // Before the listener of the stock tool.
      const choose = (event: MouseEvent) => {
        event.stopImmediatePropagation();
        this.#chooseSeveral();
      };
      select.addEventListener('click', choose, { capture: true });
    }
    // These events don't bubble. Without `error` a broken address would load forever.
    wrapper.addEventListener('error', () => this.#showUnreachable(), { capture: true });
    wrapper.addEventListener('load', () => this.#handleLoad(), { capture: true });
    this.#alt.addEventListener('input', () => this.#showAlt());
    this.#showAlt();
    if (this.#isStarted) this.#showMissing();
    return wrapper;
  }

  override save(): PictureData {
    const alt = this.#alt.value;
    const isDecorative = this.#isDecorative && alt.trim() === '';
    const data = { ...super.save(), alt, ...(isDecorative ? { decorative: true } : {}) };
    return this.#isStarted && !data.file.url ? { ...data, missing: true } : data;
  }

  override renderSettings() {
    const replace = {
      title: 'Replace picture',
      name: 'replacePicture',
      icon: replaceIcon,
      closeOnActivate: true,
      onActivate: () => this.replacePicture(),
    };
    const tunes = [super.renderSettings()].flat();
    return this.mayReplace() ? [replace, ...tunes] : tunes;
  }

  override validate({ file }: PictureData) {
    return Boolean(file?.url);
  }

  /** Asks for the file of another picture. */
  replacePicture() {
    this.#choose(false, (file) => void this.takeFile(file));
  }

  protected mayReplace() {
    return Boolean(super.save().file.url);
  }

  protected focusAlt() {
    this.#alt.focus();
  }

  /** The stock tool takes one file. */
  #chooseSeveral() {
    this.#choose(true, (first, others) => this.#add(first, others));
  }

  #choose(multiple: boolean, onChoose: (first: File, others: readonly File[]) => void) {
    const input = make('input');
    input.type = 'file';
    input.multiple = multiple;
    input.hidden = true;
    input.accept = offeredTypes('resource');
    input.addEventListener('cancel', () => input.remove());
    input.addEventListener('change', () => {
      const [first, ...others] = input.files ?? [];
      input.remove();
      if (first) onChoose(first, others);
    });
    document.body.append(input);
    input.click();
  }

  /** Uploads the file in place of the current picture, which stays until then, and if the upload fails. */
  async takeFile(file: File) {
    const picture = this.#wrapper?.querySelector('img');
    if (!picture) return this.onPaste(filePaste(file));
    // The menu that had the focus is closed.
    this.#continueInCaption();
    try {
      const url = await this.#send(file);
      // What the stock tool returns is its own data.
      super.save().file = { url };
      // Unlike a new element, it has its height until the new picture has loaded.
      picture.src = url;
    } catch (failure) {
      this.#showFailure(failure, () => void this.takeFile(file));
    }
  }

  /** The others become pictures below, as files that are pasted. */
  #add(first: File, others: readonly File[]) {
    void this.onPaste(filePaste(first));
    if (others.length === 0) return;
    const clipboardData = new DataTransfer();
    for (const file of others) clipboardData.items.add(file);
    const init = { clipboardData, bubbles: true, cancelable: true };
    this.#wrapper?.dispatchEvent(new ClipboardEvent('paste', init));
  }

  #upload(file: Blob): Promise<UploadAnswer> {
    this.#isStarted = true;
    readRatio(file, (ratio) => this.#reservePlace(ratio));
    const sending = this.#send(file);
    this.#continueInCaption();
    return sending.then(
      (url) => ({ success: 1, file: { url } }),
      (failure: unknown) => {
        this.#showFailure(failure, () => this.#retry(file));
        return failedUpload;
      },
    );
  }

  #reservePlace(ratio: number) {
    this.#wrapper?.classList.add('picture-measured');
    this.#wrapper?.style.setProperty('--picture-ratio', String(ratio));
  }

  /** Shows the progress. Making a large picture smaller comes before its upload. */
  async #send(file: Blob) {
    const bar = make('progress', 'picture-progress');
    bar.max = 1;
    const text = make('p', 'picture-step');
    const show = (step: string) => {
      bar.setAttribute('aria-label', step);
      text.textContent = step;
    };
    const start = () => {
      bar.removeAttribute('value');
      show(mayNeedFit(file, 'resource') ? uploadTexts.shrinking : uploadTexts.progress);
    };
    start();
    this.#status.replaceChildren(text, bar);
    const url = await this.#services.upload(
      file,
      (share) => {
        show(uploadTexts.progress);
        // The rest of the bar is for the server's answer. Behind a service worker the share stays 0.
        if (share > 0) bar.value = (share * editorLimits.uploadRatio) / 100;
      },
      (others) => {
        if (others === 0) return start();
        show(uploadTexts.waiting(others));
        bar.value = 0;
      },
    );
    this.#status.replaceChildren();
    return url;
  }

  /** The button with the focus is hidden while the picture is uploading. */
  #continueInCaption() {
    const wrapper = this.#wrapper;
    if (!wrapper) return;
    wrapper.classList.add('picture-started');
    continueIn(wrapper.querySelector(`.${editorClasses.pictureCaption}`), wrapper);
  }

  /** With its texts, which tell the writer which picture it was. */
  #showMissing() {
    if (super.save().file.url) return;
    const message = make('p', 'picture-failure');
    const texts = [this.#alt.value, plainText(super.save().caption)].filter(Boolean);
    message.textContent = [missingPicture, ...texts].join(' ');
    this.#status.replaceChildren(message);
  }

  #showFailure(failure: unknown, onRetry: () => void) {
    const message = make('p', 'picture-failure');
    message.textContent = uploadTexts.pictureFailed;
    const reason = make('p', 'picture-failure');
    reason.textContent = isApiError(failure) ? (failureReason(failure) ?? failure.message) : null;
    this.#status.replaceChildren(
      message,
      ...(reason.textContent ? [reason] : []),
      button('Try again', onRetry),
    );
  }

  /** The stock tool takes an existing file only from a paste event. */
  #retry(file: Blob) {
    if (this.#isReadOnly) return;
    const { type } = file;
    void this.onPaste(filePaste(new File([file], 'picture', { type })));
  }

  #showAlt() {
    const picture = this.#wrapper?.querySelector('img');
    if (picture) picture.alt = this.#alt.value;
  }

  #noteLoad(isLoaded: boolean) {
    this.#services.noteLoad(super.save().file.url, isLoaded);
  }

  #handleLoad() {
    this.#noteLoad(true);
    this.#status.replaceChildren();
    this.#showAlt();
  }

  #showUnreachable() {
    if (!this.#wrapper?.querySelector('img')) return;
    this.#noteLoad(false);
    const message = make('p', 'picture-failure');
    message.textContent = unreachablePicture;
    this.#status.replaceChildren(message);
    this.#wrapper.classList.remove(editorClasses.uploadingPicture);
    this.#wrapper.classList.add(editorClasses.filledPicture);
  }
}
