import { voidTags } from './allowedHtml';

const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s[^>]*)?>/g;

/**
 * Closes the tags of sanitised markup that are left open, and drops closing tags that have no opening
 * one. In a page that is sent as text, they would end or continue elements around the markup.
 */
export function balanceTags(html: string) {
  const open: string[] = [];

  function closeUntil(depth: number) {
    const closed = open.splice(depth).toReversed();
    return closed.map((name) => `</${name}>`).join('');
  }

  const balanced = html.replaceAll(tag, (whole: string, slash: string, name: string) => {
    if (voidTags.has(name)) return slash ? '' : whole;
    if (!slash) {
      open.push(name);
      return whole;
    }
    const depth = open.lastIndexOf(name);
    return depth < 0 ? '' : closeUntil(depth);
  });
  return balanced + closeUntil(0);
}
