import { expect, test, vi } from 'vitest';
import { splitItems } from './splitItems';

async function partsOf(xml: string) {
  const parts: string[] = [];
  for await (const part of splitItems(new Blob([xml]))) parts.push(part);
  return parts;
}

const header = '<rss><channel><title><![CDATA[<item>]]></title>\n';

// Blobs are read in pieces of 64 KiB, so the marks of long items are cut at many places.
test.each([1, 1000, 70_000, 300_000])(
  'items of %i signs are cut at their borders',
  async (length) => {
    const inner = '</item> é ]] > <item> '.repeat(Math.ceil(length / 22));
    const items = [1, 2, 3].map(
      (at) =>
        `<item><title>${at}</title><content:encoded><![CDATA[${inner}]]></content:encoded></item>`,
    );
    expect(await partsOf(`${header}${items.join('\n\t')}\n</channel></rss>`)).toEqual([
      header,
      ...items,
    ]);
  },
);

test('an item without an end is left out', async () => {
  expect(await partsOf(`${header}<item><title>cut`)).toEqual([header]);
});

test('a file without items is a header', async () => {
  expect(await partsOf(header)).toEqual([header]);
});

test('a file that is gone is not called damaged', async () => {
  const gone = new DOMException('', 'NotReadableError');
  const blob = new Blob();
  vi.spyOn(blob, 'stream').mockReturnValue(
    new ReadableStream({ start: (controller) => controller.error(gone) }),
  );
  await expect(splitItems(blob).next()).rejects.toBe(gone);
});
