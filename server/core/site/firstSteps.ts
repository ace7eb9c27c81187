import { type FirstStep, firstStep } from '@contract/site/firstStep';
import type { Installation } from '@contract/site/installation';
import { defaultSite } from '@contract/site/publicSite';
import type { Ports } from '../ports';
import { readPublicSite } from './readSite';

const first = { skip: 0, take: 1 };

/** What a host has done of what is to be done first. */
export async function doneSteps({ data }: Pick<Ports, 'data'>, installation: Installation) {
  const { name } = await readPublicSite(data);
  const everybody = await data.users.list({ ...first, term: '' });
  const moderators = await data.users.list({ ...first, term: '', role: 'moderator' });
  const done: Readonly<Record<FirstStep, boolean>> = {
    name: name !== defaultSite.name,
    email: installation.sendsEmail,
    people: everybody.count > 1,
    moderator: moderators.count > 0,
    post: (await data.posts.latest(first)).rows.length > 0,
    backup: installation.backups !== null,
  };
  return firstStep.options.filter((step) => done[step]);
}
