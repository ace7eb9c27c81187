import { apiLimits } from '@contract/apiLimits';
import { expect, test } from 'vitest';
import { readClippings } from './readClippings';

const line = '==========';
const byteOrderMark = '\uFEFF';

/** A file as a Kindle writes it. */
const fileOf = (...entries: readonly (readonly string[])[]) =>
  byteOrderMark + entries.map((lines) => [...lines, line, ''].join('\r\n')).join('');

const walden = 'Walden; Or, Life in the Woods (Thoreau, Henry David)';
const added = 'Added on Monday, 5 January 2026 22:02:03';

const short = (text: string) =>
  readClippings(text)?.highlights.map(({ quote, note }) => (note ? `${quote} [${note}]` : quote));

test('a file with highlights, a note, a bookmark, a byte order mark and CRLF', () => {
  const file = fileOf(
    [
      walden,
      `- Your Highlight on page 12 | Location 345-347 | ${added}`,
      '',
      'Simplify, simplify.',
    ],
    [walden, `- Your Note on page 12 | Location 347 | ${added}`, '', 'Not twice.'],
    [walden, `- Your Bookmark on page 40 | Location 600 | ${added}`, '', ''],
    [
      `${byteOrderMark}Dune (Dune Chronicles, Book 1) (Frank Herbert)`,
      `- Your Highlight on Location 9-10 | ${added}`,
      '',
      'Fear is the mind-killer.',
    ],
  );
  expect(readClippings(file)).toEqual({
    highlights: [
      {
        quote: 'Simplify, simplify.',
        note: 'Not twice.',
        source: { url: '', title: 'Walden; Or, Life in the Woods', author: 'Henry David Thoreau' },
      },
      {
        quote: 'Fear is the mind-killer.',
        note: '',
        source: { url: '', title: 'Dune (Dune Chronicles, Book 1)', author: 'Frank Herbert' },
      },
    ],
    loneNotes: 0,
  });
});

test.each([
  [
    'an old English device',
    '- Highlight Loc. 510-12  | Added on Monday',
    '- Note Loc. 512  | Added on Monday',
    '- Bookmark Loc. 512  | Added',
  ],
  [
    'German',
    '- Ihre Markierung auf Seite 5 | Position 345-347 | Hinzugefügt am Montag, 5. Januar 2026 22:02:03',
    '- Ihre Notiz auf Seite 5 | Position 347 | Hinzugefügt am Montag',
    '- Ihr Lesezeichen auf Seite 5 | Position 347 | Hinzugefügt am Montag',
  ],
  [
    'French',
    '- Votre surlignement sur la page 5 | emplacement 345-347 | Ajouté le lundi 5 janvier 2026',
    '- Votre note sur la page 5 | emplacement 347 | Ajouté le lundi',
    '- Votre signet sur la page 5 | emplacement 347 | Ajouté le lundi',
  ],
  [
    'Spanish',
    '- Tu subrayado en la página 5 | posición 345-347 | Añadido el lunes, 5 de enero de 2026',
    '- Tu nota en la página 5 | posición 347 | Añadido el lunes',
    '- Tu marcador en la página 5 | posición 347 | Añadido el lunes',
  ],
  [
    'Italian',
    '- La tua evidenziazione a pagina 5 | posizione 345-347 | Aggiunto in data lunedì',
    '- La tua nota a pagina 5 | posizione 347 | Aggiunto in data lunedì',
    '- Il tuo segnalibro a pagina 5 | posizione 347 | Aggiunto in data lunedì',
  ],
  [
    'Portuguese',
    '- Seu destaque na página 5 | posição 345-347 | Adicionado: segunda-feira',
    '- Sua nota na página 5 | posição 347 | Adicionado: segunda-feira',
    '- Seu marcador na página 5 | posição 347 | Adicionado: segunda-feira',
  ],
  [
    'Dutch',
    '- Je markering op pagina 5 | locatie 345-347 | Toegevoegd op maandag',
    '- Je notitie op pagina 5 | locatie 347 | Toegevoegd op maandag',
    '- Je bladwijzer op pagina 5 | locatie 347 | Toegevoegd op maandag',
  ],
  [
    'Russian',
    '– Ваш выделенный отрывок на странице 5 | место 345–347 | Добавлено: понедельник',
    '– Ваша заметка на странице 5 | место 347 | Добавлено: понедельник',
    '– Ваша закладка на странице 5 | место 347 | Добавлено: понедельник',
  ],
  [
    'Japanese',
    '- 5ページ|位置No. 345-347のハイライト |作成日: 2026年1月5日月曜日 22:02:03',
    '- 5ページ|位置No. 347のメモ |作成日: 2026年1月5日',
    '- 5ページ|位置No. 347のブックマーク |作成日: 2026年1月5日',
  ],
  [
    'Chinese',
    '- 您在第 5 页（位置 #345-347）的标注 | 添加于 2026年1月5日星期一 下午10:02:03',
    '- 您在第 5 页（位置 #347）的笔记 | 添加于 2026年1月5日',
    '- 您在第 5 页（位置 #347）的书签 | 添加于 2026年1月5日',
  ],
])('the lines of %s', (_, ...[highlight, note, bookmark]) => {
  const file = fileOf(
    [walden, highlight, '', 'Simplify.'],
    [walden, note, '', 'Not twice.'],
    [walden, bookmark, '', 'The words at a bookmark'],
  );
  expect(short(file)).toEqual(['Simplify. [Not twice.]']);
});

test('a highlight that was made longer, or again, is read once as it was last', () => {
  const at = (place: string) => `- Your Highlight on Location ${place} | ${added}`;
  const file = fileOf(
    [walden, at('10-11'), '', 'Time is but'],
    [walden, at('10-12'), '', 'Time is but the stream'],
    [walden, at('40-41'), '', 'Time is'],
    [walden, at('10-11'), '', 'Time is but the'],
    [walden, at('50'), '', 'Simplify.'],
    ['Another book', at('50'), '', 'Simplify.'],
    [walden, at('90'), '', 'Simplify.'],
  );
  expect(short(file)).toEqual(['Time is', 'Time is but the', 'Simplify.', 'Simplify.']);
});

test('a note belongs to the words of its place, in the version that was written last', () => {
  const file = fileOf(
    [walden, `- Your Note on Location 12 | ${added}`, '', 'First version'],
    [walden, `- Your Highlight on Location 5-30 | ${added}`, '', 'A whole page'],
    [walden, `- Your Highlight on Location 10-12 | ${added}`, '', 'One sentence'],
    [walden, `- Your Note on Location 12 | ${added}`, '', 'Second version'],
    [walden, `- Your Note on Location 99 | ${added}`, '', 'About nothing'],
    ['Another book (Ada)', `- Your Note on Location 12 | ${added}`, '', 'Elsewhere'],
  );
  expect(short(file)).toEqual(['A whole page', 'One sentence [Second version]']);
  expect(readClippings(file)?.loneNotes).toBe(2);
});

test('as many clippings of one book as the book of a member holds are read', () => {
  const count = apiLimits.book.passages;
  const entries = Array.from({ length: count }, (_, at) => [
    [walden, `- Your Highlight on Location ${at * 3}-${at * 3 + 4} | ${added}`, '', `Words ${at}.`],
    [walden, `- Your Note on Location ${at * 3 + 2} | ${added}`, '', `Note ${at}`],
  ]);
  const read = readClippings(fileOf(...entries.flat()));
  expect(read?.highlights).toHaveLength(count);
  expect(read?.highlights.at(-1)).toMatchObject({
    quote: `Words ${count - 1}.`,
    note: `Note ${count - 1}`,
  });
  expect(read?.loneNotes).toBe(0);
});

test('words of several lines stay together, and a limit of the book is no passage', () => {
  const about = `- Your Highlight on Location 10-12 | ${added}`;
  const file = fileOf(
    ['No author', about, '', 'One line', '', 'Another line'],
    ['No author', about, '', ' <You have reached the clipping limit for this item>'],
  );
  expect(readClippings(file)?.highlights).toEqual([
    {
      quote: 'One line\n\nAnother line',
      note: '',
      source: { url: '', title: 'No author', author: '' },
    },
  ]);
});

test.each([
  ['Essays (Bacon, Francis;Emerson, Ralph Waldo)', 'Essays', 'Francis Bacon, Ralph Waldo Emerson'],
  ['Poems (Sappho (Translator: Carson))', 'Poems', 'Sappho (Translator: Carson)'],
  ['(Untitled)', '(Untitled)', ''],
  ['1984)', '1984)', ''],
])('the book of %s', (book, title, author) => {
  const file = fileOf([book, `- Your Highlight on Location 1 | ${added}`, '', 'Words']);
  expect(readClippings(file)?.highlights[0]?.source).toEqual({ url: '', title, author });
});

test('other files are refused, and what is cut off at the end is left out', () => {
  expect(readClippings('Highlight,Book Title\nWords,Essays')).toBeNull();
  expect(readClippings(`A heading\n${line}\nSome text`)).toBeNull();
  const whole = fileOf([walden, `- Your Highlight on Location 1 | ${added}`, '', 'Words']);
  expect(short(`${whole}${walden}\r\n- Your Highlight on`)).toEqual(['Words']);
});
