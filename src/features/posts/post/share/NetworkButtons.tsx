import {
  EmailIcon,
  EmailShareButton,
  FacebookIcon,
  FacebookShareButton,
  LinkedinIcon,
  LinkedinShareButton,
  TelegramIcon,
  TelegramShareButton,
  WhatsappIcon,
  WhatsappShareButton,
  XIcon,
  XShareButton,
} from 'react-share';
import type { SharedPost } from './sharedPost';

const icon = { size: 32, round: true } as const;
const target = { className: 'share-button touchable items-center justify-center' };
/** The brand's black and white, swapped in the dark theme. */
const xIcon = { ...icon, bgStyle: { fill: 'var(--ink)' }, iconFillColor: 'var(--paper)' };

/** react-share ignores the window size props, so the window is opened here. */
function openWindow(width: number, height: number) {
  return {
    openShareDialogOnClick: false,
    onClick: (_: unknown, link: string) => {
      const left = window.screenX + (window.outerWidth - width) / 2;
      const top = window.screenY + (window.outerHeight - height) / 2;
      window.open(link, '', `width=${width},height=${height},left=${left},top=${top},noopener`);
    },
  };
}

const small = openWindow(550, 400);
const large = openWindow(750, 600);
const medium = openWindow(660, 460);

/** The share buttons of react-share, loaded as a separate chunk. */
export function NetworkButtons({ url, title, description, hashtags }: SharedPost) {
  const hashtag = hashtags.map((word) => `#${word}`).join(' ');
  return (
    <>
      <FacebookShareButton
        url={url}
        hashtag={hashtag}
        aria-label="Share on Facebook"
        {...medium}
        {...target}
      >
        <FacebookIcon {...icon} />
      </FacebookShareButton>
      <XShareButton url={url} title={title} aria-label="Share on X" {...small} {...target}>
        <XIcon {...xIcon} />
      </XShareButton>
      <TelegramShareButton
        url={url}
        title={title}
        aria-label="Share on Telegram"
        {...small}
        {...target}
      >
        <TelegramIcon {...icon} />
      </TelegramShareButton>
      <WhatsappShareButton
        url={url}
        title={title}
        separator="-"
        aria-label="Share on WhatsApp"
        {...medium}
        {...target}
      >
        <WhatsappIcon {...icon} />
      </WhatsappShareButton>
      <LinkedinShareButton
        url={url}
        title={title}
        summary={description}
        aria-label="Share on LinkedIn"
        {...large}
        {...target}
      >
        <LinkedinIcon {...icon} />
      </LinkedinShareButton>
      <EmailShareButton
        url={url}
        subject={title}
        body={description}
        separator={'\n\n'}
        aria-label="Share by e-mail"
        {...target}
      >
        <EmailIcon {...icon} />
      </EmailShareButton>
    </>
  );
}
