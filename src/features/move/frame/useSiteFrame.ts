import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useSite } from '@/lib/site';
import { useViewer } from '@/store/hooks';
import type { RehearsedPost } from '../model/rehearsal';
import {
  frameOpened,
  fromFrame,
  type PostsPart,
  postsWanted,
  type SiteAuthor,
  type SiteStart,
  type ToFrame,
} from './frameMessages';
import { createSitePosts } from './sitePosts';

/** The account of a visitor. */
const someAuthor: SiteAuthor = { username: 'you', firstName: 'Your', lastName: 'Name' };

/** Some hosts refuse all frames. */
const patience = 15_000;

type Status = 'opening' | 'reading' | 'shown' | 'failed';

type Place = { url: string; blockId: string | null };

/** Answers the API of the frame, which asks for one part of the posts after another. */
function handOver(
  port: MessagePort,
  partFrom: (from: number) => PostsPart,
  onPart: (count: number) => void,
) {
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const wanted = v.safeParse(postsWanted, data);
    if (!wanted.success) return;
    const part = partFrom(wanted.output.from);
    port.postMessage(part);
    onPart(wanted.output.from + part.posts.length);
  });
  port.start();
}

/** Shows posts in the frame, which asks for them and for their pictures when it has loaded. */
export function useSiteFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  posts: readonly RehearsedPost[],
) {
  const viewer = useViewer();
  const site = useSite();
  const [status, setStatus] = useState<Status>('opening');
  const [count, setCount] = useState(0);
  const page = useRef<MessagePort | null>(null);

  const startOf = useEffectEvent((): SiteStart => {
    const { username, firstName, lastName } = viewer ?? someAuthor;
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    return {
      kind: 'rehearsal start',
      site,
      author: { username, firstName, lastName },
      theme: isDark ? 'dark' : 'light',
    };
  });

  useEffect(() => {
    let ports: MessagePort[] = [];
    const close = () => {
      for (const port of ports) port.close();
    };

    function connect(target: MessageEventSource) {
      close();
      const sitePosts = createSitePosts(posts);
      const [pages, core] = [new MessageChannel(), new MessageChannel()];
      ports = [pages.port1, core.port1];
      page.current = pages.port1;
      handOver(core.port1, sitePosts.partFrom, setCount);
      pages.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(fromFrame, data);
        if (!message.success) return;
        if (message.output.kind !== 'picture') return setStatus(message.output.kind);
        const { address } = message.output;
        void sitePosts.readPicture(address).then((blob) => {
          const answer: ToFrame = { kind: 'picture', address, blob };
          pages.port1.postMessage(answer);
        });
      });
      pages.port1.start();
      setStatus('reading');
      target.postMessage(startOf(), {
        targetOrigin: window.location.origin,
        transfer: [pages.port2, core.port2],
      });
    }

    /** The frame can also have loaded again. */
    function handleMessage({ origin, source, data }: MessageEvent<unknown>) {
      const isFrame = source !== null && source === frame.current?.contentWindow;
      if (origin !== window.location.origin || !isFrame || !v.is(frameOpened, data)) return;
      clearTimeout(timer);
      connect(source);
    }
    const timer = setTimeout(() => setStatus('failed'), patience);
    window.addEventListener('message', handleMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
      close();
    };
  }, [frame, posts]);

  function open({ url, blockId }: Place) {
    const message: ToFrame = { kind: 'open', url, blockId };
    page.current?.postMessage(message);
  }

  return { status, count, open };
}
