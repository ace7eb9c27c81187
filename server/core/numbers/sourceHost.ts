import { limits } from '@contract/limits';

const hostName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

/** The host of the page that led to a post, without port and `www.`; '' if it is none. */
export function sourceHost(given: string) {
  const name = given
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return name.length <= limits.longest.emailDomain && hostName.test(name) ? name : '';
}
