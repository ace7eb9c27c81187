import { type BlockData, blockRegistry } from '@contract/document/blockRegistry';
import { plainText } from '@contract/document/html/plainText';
import type { BlockTool, BlockToolConstructorOptions } from '@editorjs/editorjs';
import { editorClasses } from '../editorClasses';
import { make, textInput } from './elements';

type CalloutData = BlockData['callout'];

const tones: Record<CalloutData['tone'], string> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

/** A note, tip or warning with a title and a text. */
export class CalloutTool implements BlockTool {
  static isReadOnlySupported = true;
  static conversionConfig = { export: 'text', import: 'text' };

  static get toolbox() {
    return {
      title: blockRegistry.callout.label,
      icon: '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><rect x="4" y="5" width="16" height="14" rx="2"/><path d="M8 9.5h4M8 14h8"/></svg>',
    };
  }

  readonly #title: HTMLInputElement;
  readonly #tone = make('select', 'block-input');
  readonly #text = make('div', `${editorClasses.input} callout-text`);

  constructor({ data, readOnly }: BlockToolConstructorOptions<Partial<CalloutData>>) {
    this.#title = textInput('Title', data.title ?? '');
    this.#title.disabled = readOnly;
    this.#tone.setAttribute('aria-label', 'Tone');
    this.#tone.disabled = readOnly;
    for (const [tone, label] of Object.entries(tones)) {
      this.#tone.add(new Option(label, tone, false, tone === data.tone));
    }
    this.#text.setAttribute('contenteditable', String(!readOnly));
    this.#text.dataset['placeholder'] = 'Text';
    // Sanitised by keepData, like all data that a tool gets.
    this.#text.innerHTML = data.text ?? '';
  }

  render() {
    const wrapper = make('div', 'callout');
    wrapper.dataset['tone'] = this.#tone.value;
    wrapper.addEventListener('keydown', (event) => this.#handleKey(event));
    this.#tone.addEventListener('input', () => {
      wrapper.dataset['tone'] = this.#tone.value;
    });
    // Isolated, so that the writer's text decides the direction of the block.
    const tone = make('bdi');
    tone.append(this.#tone);
    wrapper.append(tone, this.#title, this.#text);
    return wrapper;
  }

  save() {
    return { tone: this.#tone.value, title: this.#title.value, text: this.#text.innerHTML };
  }

  validate({ title, text }: CalloutData) {
    return title.trim() !== '' || plainText(text) !== '';
  }

  /** Editor.js knows no selects: it would take their keys, and Tab would skip them. */
  #handleKey(event: KeyboardEvent) {
    const isTabInside =
      event.key === 'Tab' && event.target !== (event.shiftKey ? this.#tone : this.#text);
    if (isTabInside || event.target === this.#tone) event.stopPropagation();
  }
}
