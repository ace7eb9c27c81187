import { expect, test } from 'vitest';
import { foreignModules } from './pageModules.mjs';

const chunk = (fileName, moduleIds, more = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds: moduleIds.map((path) => `/site/${path}`),
  imports: [],
  dynamicImports: [],
  ...more,
});
const entryOf = (page, more) => ({ isEntry: true, facadeModuleId: `/site/${page}`, ...more });

const output = (lateModules) => [
  { type: 'asset', fileName: 'worker.js' },
  chunk('index.js', ['src/main.tsx'], entryOf('index.html', { imports: ['app.js'] })),
  chunk('app.js', ['src/app/App.tsx'], { dynamicImports: ['late.js'] }),
  chunk('late.js', lateModules),
  chunk('rehearsal.js', ['rehearsal/main.ts'], entryOf('rehearsal.html', { imports: ['app.js'] })),
];

test('pages load no module of the API or of the rehearsal, also not later', () => {
  expect(foreignModules(output(['src/pages/MovePage.tsx', 'contract/pages.ts']), '/site')).toEqual(
    [],
  );
  expect(foreignModules(output(['server/core/ports.ts', 'rehearsal/connect.ts']), '/site')).toEqual(
    ['late.js contains server/core/ports.ts', 'late.js contains rehearsal/connect.ts'],
  );
});

test('a build without the pages is a mistake', () => {
  expect(() => foreignModules([], '/site')).toThrow('no chunk');
});
