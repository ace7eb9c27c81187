import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mostFileBytes } from '@contract/uploads';
import { isRemoteUrl } from '@server/core/files/remotePictures';
import { startTimer } from '@server/core/http/bodyBudget';
import type { FetchedPicture, FetchPicture } from '@server/core/ports';
import { isPublicAddress } from './publicAddresses';
import { resolveHost } from './resolveHost';

const mostRedirects = 3;
const mostHeaderBytes = 16_384;

/** 5 MB in parts of one byte block the main thread for 3 seconds, this number of them for 0.07. Networks make far larger parts. */
const mostParts = 20_000;

type Options = {
  /** All addresses of a host. */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>;
  isPublic(address: string): boolean;
  port: number;
  /** For names, connections, redirects and the body together, in milliseconds. */
  patience: number;
  startTimer: typeof startTimer;
  /** The certificates that are trusted instead of the usual ones. */
  ca?: string;
};

const usual: Options = {
  resolve: resolveHost,
  isPublic: isPublicAddress,
  port: 443,
  patience: 10_000,
  startTimer,
};

/** The host with the addresses that were checked. */
type Target = { url: URL; host: string; addresses: readonly string[] };

/** The host is not asked for again: only these addresses are connected to. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = known;
  return (_, { all }, callback) => {
    if (all) callback(null, known);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Null if the connection closes before an answer. */
function send({ url, host, addresses }: Target, { port, ca }: Options, signal: AbortSignal) {
  return new Promise<IncomingMessage | null>((answer, reject) => {
    const sent = request({
      host,
      port,
      path: url.pathname + url.search,
      lookup: lookupOf(addresses),
      // The connection is used once. The settings of the environment don't make it less safe.
      agent: false,
      rejectUnauthorized: true,
      maxHeaderSize: mostHeaderBytes,
      signal,
      headers: {
        Host: url.host,
        'User-Agent': 'Commonplace (pictures of posts)',
        Accept: 'image/webp, image/png, image/jpeg, image/gif',
        'Accept-Encoding': 'identity',
      },
      ...(ca === undefined ? {} : { ca }),
    });
    sent.on('response', answer);
    sent.on('error', reject);
    sent.on('close', () => answer(null));
    // A host could send any number of these before its answer.
    sent.on('information', () => sent.destroy());
    sent.end();
  });
}

/** The length is not known before the end: the host may name another one, or none. */
function readBody(response: IncomingMessage) {
  const bytes = new Uint8Array(mostFileBytes);
  let size = 0;
  let parts = 0;
  return new Promise<FetchedPicture>((answer, reject) => {
    function stop(reason: 'refused' | 'too large') {
      response.destroy();
      answer(reason);
    }
    response.on('data', (part: Uint8Array) => {
      parts += 1;
      if (size + part.byteLength > mostFileBytes) return stop('too large');
      if (parts > mostParts) return stop('refused');
      bytes.set(part, size);
      size += part.byteLength;
    });
    response.on('end', () => answer(bytes.slice(0, size)));
    response.on('error', reject);
  });
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode);

const isEncoded = ({ headers }: IncomingMessage) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/** Null if it is no address. */
function readLocation({ headers }: IncomingMessage, base: URL) {
  try {
    return new URL(headers.location ?? '', base);
  } catch {
    return null;
  }
}

/**
 * Fetches pictures over https, only from hosts whose addresses are all public. Each redirect is checked in the same way, and the
 * checked addresses are those that are connected to: what a name server answers later changes nothing.
 */
export function createFetchPicture(given: Partial<Options> = {}): FetchPicture {
  const options: Options = { ...usual, ...given };

  async function findTarget(url: URL, signal: AbortSignal): Promise<Target | null> {
    if (!isRemoteUrl(url)) return null;
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    const addresses = isIP(host) === 0 ? await options.resolve(host, signal) : [host];
    const isSafe = addresses.length > 0 && addresses.every(options.isPublic);
    return isSafe ? { url, host, addresses } : null;
  }

  async function follow(start: URL, signal: AbortSignal): Promise<FetchedPicture> {
    let url: URL | null = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const target: Target | null = url && (await findTarget(url, signal));
      const response = target && (await send(target, options, signal));
      if (!target || !response) return 'refused';
      if (!isRedirect(response)) {
        const isUsable = response.statusCode === 200 && !isEncoded(response);
        return isUsable ? readBody(response) : 'refused';
      }
      url = readLocation(response, target.url);
    }
    return 'refused';
  }

  return async (url) => {
    const end = new AbortController();
    const stopTimer = options.startTimer(() => end.abort(), options.patience);
    try {
      return await follow(url, end.signal);
    } catch (failure) {
      // Connections, certificates, HTTP and the end of the time.
      if (failure instanceof Error && 'code' in failure) return 'refused';
      throw failure;
    } finally {
      stopTimer();
      // Closes the connections of redirects, and of an answer that is not read to its end.
      end.abort();
    }
  };
}
