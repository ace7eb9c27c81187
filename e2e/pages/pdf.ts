import { extractText, getDocumentProxy } from 'unpdf';

type TextItem = { str: string; width: number; height: number; transform: readonly number[] };

/** The text of each page, without white space, because line breaks are different from the source. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  const pages = text.map((page) => page.normalize('NFKC').replaceAll(/\s/g, ''));
  return { document, pages };
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Box = { str: string; left: number; right: number; bottom: number; top: number };

function toBox({ str, width, height, transform }: TextItem): Box {
  const [, , , , left = 0, bottom = 0] = transform;
  return { str, left, right: left + width, bottom, top: bottom + height * 0.6 };
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 2;

/** Finds texts that are printed over each other. */
export async function findOverprints(document: Document) {
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const boxes = content.items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? toBox(item) : [],
    );
    for (const [at, one] of boxes.entries()) {
      const others = boxes.slice(at + 1).filter((other) => overlap(one, other));
      found.push(...others.map((other) => `page ${number}: ${one.str} | ${other.str}`));
    }
  }
  return found;
}
