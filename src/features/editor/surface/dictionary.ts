import { connectionTexts } from '@contract/texts/connectionTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';

const uploadFailure = {
  /** Read when it is shown: another picture doesn't help without a connection. */
  get 'Couldn’t upload image. Please try another.'() {
    const reason = navigator.onLine ? '' : ` ${connectionTexts.offlineReason}`;
    return uploadTexts.pictureRefused + reason;
  },
};

/** Texts of Editor.js and its tools that the product replaces. */
export const dictionary = {
  tools: {
    image: uploadFailure,
    simpleImage: uploadFailure,
  },
};
