import { describe, expect, it } from 'vitest';
import { redirectFile } from './redirects';

const post = 'https://blog.example/posts/a-walk';

/** What a browser asks for, with and without the slash at the end. */
const hostile = [
  '/2019/05/a-walk/',
  '/2019/05/a-walk.html',
  '/a walk/',
  '/a%20walk%21',
  '/über/Straße',
  '/caf%C3%A9/%E2%98%83/',
  '/say-"hello"',
  `/it's; return 200 "x"; } location / {`,
  '/{id}/$1/${HOST}/$uri',
  '/100%25/%5C/%5C%22/%5C%5C.',
  '/:name/*/a+b(c)[d]|^e',
  '/%23top/%3Fp=1/a%2Fb',
  '/@me/a&b=c,d',
];

const decodedPath = (path: string) =>
  decodeURIComponent(new URL(path, 'https://old.example').pathname.replace(/\/$/, ''));

const textOf = (format: Parameters<typeof redirectFile>[0], ...paths: string[]) =>
  redirectFile(
    format,
    paths.map((from) => ({ from, to: post })),
  ).text;

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Reads a line as Netlify does: words between spaces, with placeholders in paths. */
function readNetlify(line: string) {
  const [from = '', to = '', status = '', ...others] = line.split(/\s+/);
  expect(others).toEqual([]);
  expect(from).not.toMatch(/[:*]/);
  return { path: decodeURIComponent(from), to, status };
}

/** Reads the words of a file as nginx does. */
function readNginx(text: string) {
  const words: string[] = [];
  const word = /\s*(?:"((?:[^"\\]|\\[^])*)"|([;{}])|([^\s;{}"']+))/y;
  while (word.lastIndex < text.trimEnd().length) {
    const found = word.exec(text);
    if (!found) throw new Error(`No word in ${text}`);
    const [, quoted, sign, plain] = found;
    words.push(sign ?? plain ?? `'${(quoted ?? '').replaceAll(/\\(["'\\])/g, '$1')}`);
  }
  return words;
}

/** Reads the words of a line as Apache does, and what its target becomes. */
function readApache(line: string) {
  expect(line).not.toContain('${');
  const words = line.match(/"(?:\\["\\]|[^"])*"|[^\s"]+/g) ?? [];
  const [name, status, pattern = '', target = '', ...others] = words.map((word) =>
    word.startsWith('"') ? word.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : word,
  );
  expect([name, status, others]).toEqual(['RedirectMatch', '301', []]);
  expect(target).not.toMatch(/(?<!\\)(?:\\\\)*[$&]/);
  return { pattern: new RegExp(pattern), target: target.replaceAll(/\\([^])/g, '$1') };
}

describe('a file for Netlify', () => {
  it('has one line for each path', () => {
    const { name, text } = redirectFile('netlify', [
      { from: '/2019/05/a-walk/', to: post },
      { from: '/a walk', to: post },
    ]);
    expect(name).toBe('_redirects');
    expect(text).toBe(`/2019/05/a-walk ${post} 301!\n/a%20walk ${post} 301!\n`);
  });

  it.each(hostile)('forwards %s', (path) => {
    const [line = '', ...others] = linesOf(textOf('netlify', path));
    expect(others).toEqual([]);
    expect(readNetlify(line)).toEqual({ path: decodedPath(path), to: post, status: '301!' });
  });

  it('has no placeholders in its targets', () => {
    const { text } = redirectFile('netlify', [{ from: '/a', to: 'https://blog.example/:b/*' }]);
    expect(text).toBe('/a https://blog.example/%3Ab/%2A 301!\n');
  });
});

describe('a file for nginx', () => {
  it('has an exact location for each spelling', () => {
    const { name, text } = redirectFile('nginx', [{ from: '/a-walk/', to: post }]);
    expect(name).toBe('redirects.nginx.conf');
    expect(linesOf(text)).toEqual([
      `location = "/a-walk" { return 301 "${post}"; }`,
      `location = "/a-walk/" { return 301 "${post}"; }`,
    ]);
  });

  it.each(hostile)('forwards %s', (path) => {
    const returned = ['{', 'return', '301', `'${post}`, ';', '}'];
    const expected = ['', '/'].flatMap((slash) =>
      ['location', '=', `'${decodedPath(path)}${slash}`].concat(returned),
    );
    expect(readNginx(textOf('nginx', path))).toEqual(expected);
  });

  it('has no variables in its targets', () => {
    const { text } = redirectFile('nginx', [{ from: '/a', to: 'https://blog.example/$uri"b' }]);
    expect(linesOf(text)[0]).toBe(
      'location = "/a" { return 301 "https://blog.example/%24uri%22b"; }',
    );
  });
});

describe('a file for Apache', () => {
  it('has a pattern for both spellings', () => {
    const { name, text } = redirectFile('apache', [{ from: '/a-walk.html', to: post }]);
    expect(name).toBe('.htaccess');
    expect(text).toBe(String.raw`RedirectMatch 301 "^/a-walk\.html/?$" "${post}"` + '\n');
  });

  it.each(hostile)('forwards %s', (path) => {
    const [line = '', ...others] = linesOf(textOf('apache', path));
    const { pattern, target } = readApache(line);
    const decoded = decodedPath(path);
    expect(others).toEqual([]);
    expect(target).toBe(post);
    for (const asked of [decoded, `${decoded}/`]) expect(pattern.test(asked)).toBe(true);
    for (const other of [`${decoded}x`, `x${decoded}`, decoded.slice(1), `${decoded}//`]) {
      expect(pattern.test(other)).toBe(false);
    }
  });

  it('writes targets decoded, because Apache encodes them', () => {
    const to = 'https://blog.example/posts/%C3%BCber-100%25-$1-%24%7BHOST%7D-%22-%5C-a&b';
    const [line = ''] = linesOf(redirectFile('apache', [{ from: '/a', to }]).text);
    expect(readApache(line).target).toBe(
      String.raw`https://blog.example/posts/über-100%-$1-$` + String.raw`{HOST}-"-\-a&b`,
    );
  });

  it.each(['%2F', '%3f', '%23'])('leaves out a target that would change with %s', (sign) => {
    const to = `https://blog.example/posts/a${sign}b`;
    expect(redirectFile('apache', [{ from: '/a', to }]).text).toBe('');
  });
});

describe.each(['netlify', 'nginx', 'apache'] as const)('a file for %s', (format) => {
  const first = redirectFile(format, [{ from: '/a', to: post }]).text;

  it.each([
    ['a newline', '/a\n/b'],
    ['an encoded newline', '/a%0a/b'],
    ['an encoded NUL', '/a%00'],
    ['a character that is no UTF-8', '/a%FC'],
    ['a percent sign that encodes nothing', '/100%'],
    ['no slash at its start', 'a'],
    ['another host', '//evil.example/a'],
    ['two slashes', '/a//b'],
    ['a query', '/?p=12'],
    ['a fragment', '/a#b'],
    ['only a slash', '/'],
  ])('leaves out a path with %s', (_, path) => {
    expect(textOf(format, path, '/a')).toBe(first);
  });

  it.each(['ftp://blog.example/posts/a', '/posts/a', 'https://blog.example/%0a', `${post}\n/b`])(
    'leaves out the target %j',
    (to) => {
      expect(redirectFile(format, [{ from: '/b', to }]).text).toBe('');
    },
  );

  it('has only the first rule of a path', () => {
    const rules = ['/%61', '/a/', '/a'].map((from, at) => ({ from, to: at ? `${post}-2` : post }));
    expect(redirectFile(format, rules).text).toBe(first);
  });

  it('is empty without rules', () => {
    expect(redirectFile(format, []).text).toBe('');
  });
});
