import { expect, test } from 'vitest';
import { readSources } from './sourceFiles';

// styles.css leaves out the classes of these features: their pages load memberStyles.css.
const pages = readSources('src/app', 'src/pages').filter(
  ({ path }) => path.endsWith('.tsx') && !/pages.(?:dashboard|editor)./.test(path),
);

test('a page that shows the dashboard or the editor loads their styles', () => {
  const showing = pages.filter(({ source }) =>
    /features\/(?:dashboard|editor|book\/screen)\/[A-Z]/.test(source),
  );
  const styled = showing.filter(({ source }) => source.includes("import '@/memberStyles.css'"));
  expect(showing.length).toBeGreaterThan(1);
  expect(styled).toEqual(showing);
});
