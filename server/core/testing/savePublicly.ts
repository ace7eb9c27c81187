import type { Scenario } from './createScenario';

/** Words of the author’s post under a public heading of the reader, who keeps them once. */
export async function savePublicly({ reader, postId }: Pick<Scenario, 'reader' | 'postId'>) {
  const { client } = reader;
  const [known] = (await client.ok('listPassages', { query: {} })).passages;
  const [knownHeading] = (await client.ok('listHeadings', {})).headings;
  if (known && knownHeading)
    return { headingId: knownHeading._id, slug: knownHeading.slug, passageId: known._id };
  const { heading } = await client.ok('addHeading', { body: { title: 'On walking' } });
  const { _id: headingId, slug } = heading;
  await client.ok('changeHeading', { params: { id: headingId }, body: { isPublic: true } });
  const words = { postId, blockId: 'block-1', quote: 'We walked all day', headingId };
  const { passage } = await client.ok('addPassage', { body: words });
  return { headingId, slug, passageId: passage._id };
}
