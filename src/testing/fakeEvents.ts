import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A stream that a test feeds. */
export class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEvents[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.open.push(this);
  }

  close() {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.open = FakeEvents.open.filter((stream) => stream !== this);
  }

  tell(data: string, name = 'unseen') {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data })));
  }

  /** The connection is lost: the browser tries again. */
  break() {
    this.readyState = 0;
    act(() => void this.dispatchEvent(new Event('error')));
  }

  /** The server refuses the stream: the browser doesn't open it again. */
  refuse() {
    this.close();
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

/** The page's streams of this test. */
export function streamEvents() {
  FakeEvents.open = [];
  vi.stubGlobal('EventSource', FakeEvents);
}
