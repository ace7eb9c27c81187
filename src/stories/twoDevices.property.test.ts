import { createTestServer } from '@mocks/testing/createTestServer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEditorDevice, type EditorDevice } from '@/testing/editorDevice';
import { startOfRun } from '@/testing/fixedDate';

type Site = ReturnType<typeof createTestServer>['mockApi'];

const wordsIn = (text: string) => new Set(text.match(/word\d+-\d+/g) ?? []);

/** What the site has of the author's posts, except those that it had before. */
function createStoredWords({ data: { tables } }: Site) {
  const earlier = new Set(tables.posts.rows().map(({ id }) => id));
  return () => {
    const own = tables.posts
      .rows()
      .filter(({ id, authorId }) => authorId === 'user-author' && !earlier.has(id));
    const ids = new Set(own.map(({ id }) => id));
    const contents = tables.contents.rows().filter(({ postId }) => ids.has(postId));
    const revisions = tables.revisions.rows().filter(({ postId }) => ids.has(postId));
    const pending = tables.pendingPosts
      .rows()
      .filter(({ postId, isRemoved }) => ids.has(postId) && !isRemoved);
    const present = wordsIn(JSON.stringify([contents, pending]));
    return { present, kept: new Set([...present, ...wordsIn(JSON.stringify(revisions))]) };
  };
}

let posts = 0;

/** A complete post of the author. */
async function addPost({ data }: Site, isPublished: boolean) {
  posts += 1;
  const id = `post-of-two-devices-${posts}`;
  const url = id;
  await data.posts.insert({
    id,
    title: 'Soil',
    content: JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'Soil is alive.' } }] }),
    tags: ['soil'],
    seoKeywords: 'soil',
    metaDescription: 'On soil',
    url,
    firstUrl: url,
    canonicalUrl: '',
    image: '/soil.png',
    authorId: 'user-author',
    isPublished,
    createdAt: startOfRun,
    updatedAt: startOfRun,
    publishedAt: isPublished ? startOfRun : null,
    publishAt: null,
  });
  return { id, url };
}

const choices = ['mineChosen', 'theirsChosen', 'bothChosen'] as const;
type Choice = (typeof choices)[number];

/** What a writer does, and how often. `save` presses the button that saves a post as it is. */
const weights = [
  ['write', 8],
  ['save', 5],
  ['autosaveRequested', 3],
  ['saveKeyPressed', 2],
  ['comparisonRequested', 1],
  ['pageLeft', 1],
  ['publishRequested', 1],
  ['goOffline', 1],
  ['goOnline', 2],
] as const;
type Action = (typeof weights)[number][0] | Choice | 'close';

async function perform(device: EditorDevice, action: Action, word: string) {
  switch (action) {
    case 'write':
      return device.write(word);
    case 'close':
      return device.close();
    case 'goOffline':
    case 'goOnline':
      return device.setOnline(action === 'goOnline');
    case 'save':
    case 'publishRequested':
      return device.save(action);
    case 'mineChosen':
    case 'theirsChosen':
    case 'bothChosen':
      return device.choose(action);
    case 'autosaveRequested':
    case 'comparisonRequested':
    case 'pageLeft':
    case 'saveKeyPressed':
    default:
      return device.press(action);
  }
}

const press = fc.record({
  action: fc.oneof(
    ...weights.map(([action, weight]) => ({ weight, arbitrary: fc.constant(action) })),
  ),
  /** What the writer presses instead while the dialog asks for it. */
  choice: fc.option(fc.constantFrom(...choices)),
});

/** The writer goes to a device, does something there, and may leave the editor open. */
const visit = fc
  .record({
    at: fc.nat({ max: 1 }),
    presses: fc.array(press, { minLength: 1, maxLength: 4 }),
    closes: fc.boolean(),
  })
  .map(({ at, presses, closes }): Step[] => [
    ...presses.map((one) => ({ at, ...one })),
    ...(closes ? [{ at, action: 'close' as const, choice: null }] : []),
  ]);

type Step = { at: number; action: Action; choice: Choice | null };

type Check = {
  site: Site;
  storedWords: ReturnType<typeof createStoredWords>;
  devices: readonly [EditorDevice, EditorDevice];
  isPublished: boolean;
  steps: readonly Step[];
};

/** Performs the steps on two devices, and checks after each one where the words are. */
async function checkSteps({ site, storedWords, devices, isPublished, steps }: Check) {
  const { url } = await addPost(site, isPublished);
  for (const device of devices) await device.open(url);
  const written = new Set<string>();
  const saved = new Set<string>();
  /** Words of a version that was given up by a press of "Take the … version" or of "Save mine over it". */
  const givenUp = { mine: new Set<string>(), theirs: new Set<string>() };
  let conflicts = 0;

  for (const [number, { at, choice, ...planned }] of steps.entries()) {
    const device = devices[at] ?? devices[0];
    await device.open(url);
    const { present: before } = storedWords();
    const { step: asked } = device.state() ?? {};
    const mine = asked?.name === 'conflict' ? wordsIn(JSON.stringify(asked.mine)) : null;
    if (mine && !choice) await device.press('dialogClosed');
    const action = (mine && choice) ?? planned.action;
    if (mine) conflicts += 1;
    if (action === 'theirsChosen') for (const one of mine ?? []) givenUp.mine.add(one);
    if (action === 'mineChosen') for (const one of before) givenUp.theirs.add(one);
    const word = `word${posts}-${number}`;
    await perform(device, action, word);
    const onDevices = wordsIn(devices.map((one) => one.words()).join(' '));
    if (onDevices.has(word)) written.add(word);

    const { present, kept } = storedWords();
    for (const one of present) saved.add(one);
    const overwritten = [...before].filter((one) => !present.has(one) && !givenUp.theirs.has(one));
    expect(overwritten, 'overwritten without a choice').toEqual([]);
    // Unpublished changes have no history: only a press of "Save mine over it" replaces them.
    const withoutHistory = [...saved].filter((one) => !kept.has(one) && !givenUp.theirs.has(one));
    expect(withoutHistory, 'neither in a post nor in its history').toEqual([]);
    const lost = [...written].filter(
      (one) => !kept.has(one) && !onDevices.has(one) && !givenUp.mine.has(one),
    );
    expect(lost, 'neither on the site nor on a device').toEqual([]);
  }
  for (const device of devices) await device.reset();
  return conflicts;
}

test('two devices never lose a word that was saved, in whatever order their writer uses them', async () => {
  const { mockApi: site } = createTestServer(startOfRun);
  const devices = [await createEditorDevice(site), await createEditorDevice(site)] as const;
  const storedWords = createStoredWords(site);
  let conflicts = 0;
  const property = fc.asyncProperty(
    fc.boolean(),
    fc.array(visit, { minLength: 4, maxLength: 8 }),
    async (isPublished, visits) => {
      conflicts += await checkSteps({
        site,
        storedWords,
        devices,
        isPublished,
        steps: visits.flat(),
      });
    },
  );
  await fc.assert(property, { numRuns: 25, seed: 7 });
  expect(conflicts, 'questions that the writer was asked').toBeGreaterThan(10);
});
