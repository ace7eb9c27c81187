import { expect, test } from 'vitest';
import { readArticles } from './articles';

const article = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About it\ncover: a-1\ntags:\n  - a\ncomments:\n  - Nice\n---\n\n${body}`;

test('an article has the details of its front matter and the blocks of its text', () => {
  const text = article('Beans', 'Soak them.\n\n## When?');
  expect(readArticles([{ name: 'cooking/01-beans.md', text }])).toEqual([
    {
      subject: 'cooking',
      title: 'Beans',
      description: 'About it',
      cover: 'a-1',
      tags: ['a'],
      comments: ['Nice'],
      blocks: [
        { type: 'paragraph', data: { text: 'Soak them.' } },
        { type: 'header', data: { text: 'When?', level: 2 } },
      ],
    },
  ]);
});

test('subjects take turns, articles come before notes', () => {
  const names = ['music/notes', 'music/02', 'music/01', 'books/notes', 'books/01'];
  const files = names.map((name) => ({ name: `${name}.md`, text: article(name, name) }));
  expect(readArticles(files).map(({ title }) => title)).toEqual([
    'books/01',
    'music/01',
    'music/02',
    'books/notes',
    'music/notes',
  ]);
});

test('articles in other languages come last and can have an address and an age', () => {
  const text = article('خبز', 'نص').replace('cover:', 'url: bread\ndaysAgo: 2.5\ncover:');
  const files = [
    { name: 'arabic/01.md', text },
    { name: 'music/notes.md', text: article('N', 'note') },
  ];
  const found = readArticles(files).map(({ title, url, daysAgo }) => ({ title, url, daysAgo }));
  expect(found[0]?.title).toBe('N');
  expect(found[1]).toEqual({ title: 'خبز', url: 'bread', daysAgo: 2.5 });
});

test('a note continues with paragraphs of two articles', () => {
  const files = [
    { name: 'music/01-a.md', text: article('A', 'a1\n\na2\n\na3\n\na4') },
    { name: 'music/02-b.md', text: article('B', 'b1\n\nb2\n\nb3\n\nb4') },
    { name: 'music/notes.md', text: article('N', 'note\n\n---') },
  ];
  const texts = readArticles(files)[2]?.blocks.map(({ type, data }) => data['text'] ?? type);
  expect(texts).toEqual(['note', 'b2', 'b3', 'From the notebook', 'a3', 'a4', 'delimiter']);
});

test('a file can have several notes', () => {
  const text = `${article('N', 'one\n\n---\n')}\n${article('M', 'two\n')}`;
  const notes = readArticles([{ name: 'music/notes.md', text }]);
  expect(notes.map(({ title, blocks }) => [title, blocks[0]?.data['text']])).toEqual([
    ['N', 'one'],
    ['M', 'two'],
  ]);
});

test('names the file that can’t be read', () => {
  const files = [{ name: 'music/01-a.md', text: '---\ntitle: A\n---\n\nText' }];
  expect(() => readArticles(files)).toThrow('music/01-a.md');
});
