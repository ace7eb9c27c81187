import type { BlockData } from '@contract/document/blockRegistry';
import { type EmbedFrame, embedFrame } from '@contract/document/embeds';
import { plainText } from '@contract/document/html/plainText';
import { isSafeUrl } from '@contract/document/safeUrl';
import { useState } from 'react';
import { Icon } from '@/ui/Icon';
import { Inline } from './Inline';
import { isVideoService, serviceName } from './serviceName';

type PlayerProps = { frame: EmbedFrame; title: string };

function autoplaying({ src, service }: EmbedFrame) {
  if (!isVideoService(service)) return src;
  const url = new URL(src);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/** Sends no request to the other site until the reader presses play. */
function Preview({ frame, title, onPlay }: PlayerProps & { onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Play: ${title}`}
      className="grid size-full content-between justify-items-start bg-ink p-5 text-start text-paper sm:p-7 dark:bg-sunken dark:text-ink"
      onClick={onPlay}
    >
      <span className="line-clamp-3 font-serif text-xl text-balance sm:text-2xl">{title}</span>
      <span className="flex items-center gap-3 font-sans text-sm">
        <span className="grid size-12 place-items-center rounded-full bg-paper text-ink dark:bg-ink dark:text-paper">
          <Icon name="play" filled />
        </span>
        Plays from {serviceName(frame.service)}
      </span>
    </button>
  );
}

function Player({ frame, title }: PlayerProps) {
  return (
    <iframe
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the players need their own origin; the hosts are a fixed list of other origins
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation allow-forms"
      src={autoplaying(frame)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block size-full border-0"
    />
  );
}

function PlainLink({ source, caption }: Pick<BlockData['embed'], 'source' | 'caption'>) {
  if (!source || !isSafeUrl(source, 'link')) return null;
  const title = plainText(caption);
  return (
    <p>
      <a href={source} rel="noopener nofollow">
        {title || source}
      </a>
      {title ? <span className="hidden print:inline">: {source}</span> : null}
    </p>
  );
}

export function EmbedBlock({ data }: { data: BlockData['embed'] }) {
  const { service, source, caption } = data;
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = embedFrame({ service, source });
  if (!frame) return <PlainLink source={source} caption={caption} />;
  const title = plainText(caption) || `${serviceName(frame.service)} content`;
  const isVideo = isVideoService(frame.service);
  return (
    <figure className="my-4">
      <div
        className="overflow-hidden rounded-control border print:hidden border-edge bg-sunken"
        style={isVideo ? { aspectRatio: '16 / 9' } : { height: frame.height }}
      >
        {isPlaying ? (
          <Player frame={frame} title={title} />
        ) : (
          <Preview frame={frame} title={title} onPlay={() => setIsPlaying(true)} />
        )}
      </div>
      <p className="hidden print:block">
        {title}: {source}
      </p>
      {caption && isPlaying ? (
        <figcaption className="post-caption">
          <Inline html={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}
