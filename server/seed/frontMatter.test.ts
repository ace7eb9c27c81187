import { expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter';

test('values, quoted values and lists are read, and the text after them', () => {
  const { fields, body } = readFrontMatter(
    '---\ntitle: One: two, "three"\ndescription: "# \\"quoted\\""\ntags:\n  - a\n  - "b: c"\ncomments:\n---\n\n# Body\n---\n',
  );
  expect(Object.fromEntries(fields)).toEqual({
    title: 'One: two, "three"',
    description: '# "quoted"',
    tags: ['a', 'b: c'],
    comments: [],
  });
  expect(body).toBe('\n# Body\n---\n');
});

test('Windows line ends are read', () => {
  expect(readFrontMatter('---\r\ntitle: A\r\n---\r\nB').fields.get('title')).toBe('A');
});

test.each(['title: A', '---\ntitle: A\n', '---\nnonsense\n---\n', '---\n- a\n---\n'])(
  'fails on a file that is no article: %j',
  (text) => {
    expect(() => readFrontMatter(text)).toThrow(/front matter/);
  },
);
