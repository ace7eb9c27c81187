import { Agent, get } from 'node:http';

/**
 * A process of its own, so that the work of the clients that attack doesn't count: asks for the home page
 * of the site and for a constant of the idle server, each every 20 ms whether or not answers are late, and
 * saves a post of 40 KB every two seconds.
 */
const { site, floor, save } = JSON.parse(process.argv[2] ?? '{}');
const every = { read: 20, save: 2000 };
const agent = new Agent({ keepAlive: true });
const none = () => ({ site: [], floor: [], saves: [], failures: [] });
let times = none();
let saves = 0;

const fail = (what) => times.failures.push(what);

function ask(url, list) {
  const started = performance.now();
  get(url, { agent }, (response) => {
    response.on('data', () => undefined);
    response.on('error', () => fail('closed'));
    response.on('end', () => {
      if (response.statusCode === 200) list.push(performance.now() - started);
      else fail(`${response.statusCode}`);
    });
  }).on('error', () => fail('closed'));
}

function contentOf(number) {
  const blocks = Array.from({ length: 100 }, (_, at) => ({
    type: 'paragraph',
    data: { text: `Save ${number} of part ${at}. `.padEnd(380, 'It was a long and quiet road. ') },
  }));
  return JSON.stringify({ blocks });
}

async function savePost(list) {
  saves += 1;
  const body = new FormData();
  const fields = { ...save.fields, content: contentOf(saves) };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const started = performance.now();
  const response = await fetch(save.url, { method: 'PUT', headers: save.headers, body });
  await response.arrayBuffer();
  if (response.ok) list.push(performance.now() - started);
  else fail(`save ${response.status}`);
}

setInterval(() => {
  ask(site, times.site);
  ask(floor, times.floor);
}, every.read);
setInterval(() => {
  savePost(times.saves).catch(() => fail('save closed'));
}, every.save);

process.on('message', () => {
  process.send(times);
  times = none();
});
process.on('disconnect', () => process.exit());
