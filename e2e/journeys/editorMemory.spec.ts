import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

const openings = 8;

test('opening the editor many times leaves no nodes behind', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  const devtools = await page.context().newCDPSession(page);

  /** Opens the editor, uses its menus and its selection, and leaves it. */
  async function openAndLeave() {
    await site.navigate('/create');
    await editor.waitUntilReady();
    await editor.focusEnd();
    await editor.openToolbox();
    await editor.press('Escape', 'Backspace', 'Control+a', 'Control+a');
    await site.navigate('/about');
    await expect(editor.blocks).toHaveCount(0);
  }

  async function countNodes() {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Memory.getDOMCounters')).nodes;
  }

  await site.openAs('author', '/about');
  for (let opening = 0; opening < 2; opening += 1) await openAndLeave();
  const before = await countNodes();
  for (let opening = 0; opening < openings; opening += 1) await openAndLeave();
  // Collecting garbage can take longer than other assertions wait, so only the limit of the journey applies.
  const addedNodes = async () => (await countNodes()) - before;
  await expect.poll(addedNodes, { timeout: 0 }).toBeLessThan(openings);
});
