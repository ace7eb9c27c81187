import { blockName } from '@contract/document/blockRegistry';
import { isSafeUrl } from '@contract/document/safeUrl';
import { editorClasses } from '../editorClasses';
import { addressForm } from './elements';
import { PictureTool } from './PictureTool';
import { addressPaste } from './pasteEvents';

const validateAddress = (address: string) =>
  /^https?:\/\/\S+$/i.test(address) && isSafeUrl(address, 'image')
    ? null
    : 'Please enter an address that begins with https://';

/** A picture from another site, shown by its address and not uploaded. */
export class AddressPictureTool extends PictureTool {
  static override get toolbox() {
    return {
      title: blockName('simpleImage'),
      icon: '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M10 14a4 4 0 0 0 6 .5l2.5-2.5a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5L5.5 12a4 4 0 0 0 5.7 5.7L12 17"/></svg>',
    };
  }

  static override get pasteConfig() {
    return {};
  }

  override render() {
    const wrapper = super.render();
    wrapper.querySelector(`:scope > .${editorClasses.button}`)?.remove();
    if (super.save().file.url) return wrapper;
    const form = addressForm({
      label: 'Address of the picture',
      action: 'Show',
      validate: validateAddress,
      onAddress: (address) => {
        void this.onPaste(addressPaste(address));
        // The form is removed with the focus in it.
        this.focusAlt();
        form.remove();
      },
    });
    wrapper.prepend(form);
    return wrapper;
  }

  /** Uploaded files are claimed for posts by pictures of the other type only. */
  protected override mayReplace() {
    return false;
  }

  override appendCallback() {}
}
