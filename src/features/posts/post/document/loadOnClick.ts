import { playerService } from '@contract/document/embeds';
import { contentName, frameButtonText, serviceName } from './serviceName';

/** Replaces an iframe with a button that shows it. No request goes to the other site before that. */
export function loadOnClick(frame: HTMLIFrameElement) {
  const service = playerService(frame.src);
  if (service === null) {
    frame.remove();
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = frameButtonText(service, frame.title);
  button.dataset['address'] = frame.src;
  frame.replaceWith(button);
  frame.title ||= `${serviceName(service)} ${contentName(service)}`;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  button.addEventListener('click', () => {
    button.replaceWith(frame);
    frame.focus();
  });
}
