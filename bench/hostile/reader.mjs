import { Agent, get } from 'node:http';

/**
 * Runs in a separate process, so that the work of the attacking clients doesn't count: asks for the home page
 * of the site and for a constant of the idle server, each every 20 ms whether or not answers are late, and
 * saves a post of 40 KB, uploads a small picture and signs in every two seconds.
 */
const { site, floor, save, upload, signIn } = JSON.parse(process.argv[2] ?? '{}');
const every = { read: 20, other: 2000 };
const agent = new Agent({ keepAlive: true });
const none = () => ({ site: [], floor: [], saves: [], uploads: [], signIns: [], failures: [] });
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

async function send(what, list, { url, ...init }) {
  const started = performance.now();
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (response.ok) list.push(performance.now() - started);
    else fail(`${what} ${response.status}`);
  } catch {
    fail(`${what} closed`);
  }
}

function savePost(list) {
  saves += 1;
  const body = new FormData();
  const fields = { ...save.fields, content: contentOf(saves) };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return send('save', list, { url: save.url, method: 'PUT', headers: save.headers, body });
}

function uploadPicture(list) {
  const body = new FormData();
  const bytes = Buffer.from(upload.file, 'base64');
  body.set('resource', new File([bytes], 'small.png', { type: 'image/png' }));
  return send('upload', list, { url: upload.url, method: 'POST', headers: upload.headers, body });
}

function signInAgain(list) {
  const headers = { ...signIn.headers, 'Content-Type': 'application/json' };
  const { url, body } = signIn;
  return send('sign-in', list, { url, method: 'POST', headers, body });
}

setInterval(() => {
  ask(site, times.site);
  ask(floor, times.floor);
}, every.read);
setInterval(() => {
  void savePost(times.saves);
  void uploadPicture(times.uploads);
  void signInAgain(times.signIns);
}, every.other);

process.on('message', () => {
  process.send(times);
  times = none();
});
process.on('disconnect', () => process.exit());
