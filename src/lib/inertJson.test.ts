import { expect, test } from 'vitest';
import { inertJson } from './inertJson';

test.each(['</script><script>', '<!--<script>', '\u2028 and \u2029', '"quoted" \\ &amp;'])(
  'JSON with %j can’t end its element or a line, and keeps the text',
  (text) => {
    const json = inertJson({ [text]: [text] });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  },
);
