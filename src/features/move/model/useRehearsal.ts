import { useEffect, useRef, useState } from 'react';
import type { Loss } from '../archives/losses';
import type { PathAndFile } from '../archives/openArchive';
import { archiveProblem } from './archiveProblem';
import { type Rehearsal, type RehearsedPost, rehearsed } from './rehearsal';

type State =
  | { name: 'empty' }
  | { name: 'reading'; posts: number }
  | { name: 'unreadable'; message: string }
  | { name: 'read'; rehearsal: Rehearsal };

export type Chosen = readonly (File | PathAndFile)[];

type Reading = { chosen: Chosen; siteUrl: string };

/** How often the number of posts is shown while they are read. */
const shownEvery = 10;

/** Reads what was chosen. Ends early, with null, if the signal aborts. */
async function read(
  { chosen, siteUrl }: Reading,
  signal: AbortSignal,
  onPosts: (count: number) => void,
): Promise<Rehearsal | null> {
  const [{ openArchive }, { findReader, readArchive }, { isPost }] = await Promise.all([
    import('../archives/openArchive'),
    import('../archives/readers/readArchive'),
    import('../archives/readers/reader'),
  ]);
  const opened = await openArchive(chosen);
  const archive = siteUrl === '' ? opened : { ...opened, siteUrl };
  const reader = await findReader(archive);
  const posts: RehearsedPost[] = [];
  const losses: Loss[] = [];
  for await (const found of readArchive(archive, reader)) {
    if (signal.aborted) return null;
    if (isPost(found)) posts.push(rehearsed(found));
    else losses.push(found);
    if (posts.length % shownEvery === 0) onPosts(posts.length);
  }
  return { system: reader.name, name: archive.name, posts, losses };
}

/** Reads an archive in the tab. Nothing is uploaded. */
export function useRehearsal() {
  const [state, setState] = useState<State>({ name: 'empty' });
  const running = useRef<AbortController | null>(null);
  const [chosen, setChosen] = useState<Chosen>([]);

  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    setState({ name: 'empty' });
  }

  async function start(files: Chosen, siteUrl = '') {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    setChosen(files);
    show({ name: 'reading', posts: 0 });
    try {
      const onPosts = (posts: number) => show({ name: 'reading', posts });
      const rehearsal = await read({ chosen: files, siteUrl }, signal, onPosts);
      if (rehearsal) show({ name: 'read', rehearsal });
    } catch (thrown) {
      show({ name: 'unreadable', message: archiveProblem(thrown) });
    }
  }

  return { state, start, stop, readAgain: (siteUrl: string) => start(chosen, siteUrl) };
}
