import { playerService } from '@contract/document/embeds';
import { isVideoService, serviceName } from './serviceName';

/** Replaces an iframe with a button that shows it. No request goes to the other site before that. */
export function loadOnClick(frame: HTMLIFrameElement) {
  const service = playerService(frame.src);
  if (service === null) {
    frame.remove();
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  const content = isVideoService(service) ? 'video' : 'content';
  const title = frame.title ? `: ${frame.title}` : '';
  button.textContent = `Show the ${content} from ${serviceName(service)}${title}`;
  button.dataset['address'] = frame.src;
  frame.replaceWith(button);
  frame.title ||= `${serviceName(service)} ${content}`;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  button.addEventListener('click', () => {
    button.replaceWith(frame);
    frame.focus();
  });
}
