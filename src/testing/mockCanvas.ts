import { onTestFinished, vi } from 'vitest';
import { pngFile } from './pictures';

const canvas = HTMLCanvasElement.prototype;
const original = Object.getOwnPropertyDescriptor(canvas, 'getContext') ?? {};

/** Replaces what a canvas draws with, until the test ends. */
export function replaceGetContext(value: () => unknown) {
  Object.defineProperty(canvas, 'getContext', { ...original, value });
  onTestFinished(() => void Object.defineProperty(canvas, 'getContext', original));
}

/** jsdom draws nothing. Returns what writes on the canvas. */
export function mockCanvas() {
  const fillText = vi.fn<CanvasRenderingContext2D['fillText']>();
  const context = { fillRect: () => undefined, fillText };
  replaceGetContext(() => context);
  const toBlob = vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(pngFile()));
  onTestFinished(() => toBlob.mockRestore());
  return fillText;
}
