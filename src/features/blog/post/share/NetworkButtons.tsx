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
const place = { className: 'touchable items-center justify-center' };

/** The library fixes the size of each network's window and leaves it no way to be passed. */
function opens(width: number, height: number) {
  return {
    openShareDialogOnClick: false,
    onClick: (_: unknown, link: string) => {
      const left = window.screenX + (window.outerWidth - width) / 2;
      const top = window.screenY + (window.outerHeight - height) / 2;
      window.open(link, '', `width=${width},height=${height},left=${left},top=${top},noopener`);
    },
  };
}

const small = opens(550, 400);
const large = opens(750, 600);
const usual = opens(660, 460);

/** The networks' own buttons; they come in a chunk of their own. */
export function NetworkButtons({ url, title, description, hashtags }: SharedPost) {
  const hashtag = hashtags.map((word) => `#${word}`).join(' ');
  return (
    <>
      <FacebookShareButton
        url={url}
        hashtag={hashtag}
        aria-label="Share on Facebook"
        {...usual}
        {...place}
      >
        <FacebookIcon {...icon} />
      </FacebookShareButton>
      <XShareButton url={url} title={title} aria-label="Share on X" {...small} {...place}>
        <XIcon {...icon} />
      </XShareButton>
      <TelegramShareButton
        url={url}
        title={title}
        aria-label="Share on Telegram"
        {...small}
        {...place}
      >
        <TelegramIcon {...icon} />
      </TelegramShareButton>
      <WhatsappShareButton
        url={url}
        title={title}
        separator="-"
        aria-label="Share on WhatsApp"
        {...usual}
        {...place}
      >
        <WhatsappIcon {...icon} />
      </WhatsappShareButton>
      <LinkedinShareButton
        url={url}
        title={title}
        summary={description}
        aria-label="Share on LinkedIn"
        {...large}
        {...place}
      >
        <LinkedinIcon {...icon} />
      </LinkedinShareButton>
      <EmailShareButton
        url={url}
        subject={title}
        body={description}
        separator={'\n\n'}
        aria-label="Share by e-mail"
        {...place}
      >
        <EmailIcon {...icon} />
      </EmailShareButton>
    </>
  );
}
