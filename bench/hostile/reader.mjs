import { Agent, get } from 'node:http';

/**
 * A process of its own, so that the work of the clients that attack doesn't count: asks for the home page
 * of the site and for a constant of the idle server, each every 20 ms whether or not answers are late.
 */
const [site, floor] = process.argv.slice(2);
const every = 20;
const agent = new Agent({ keepAlive: true });
let times = { site: [], floor: [], failed: 0 };

function ask(url, list) {
  const started = performance.now();
  const failed = () => {
    times.failed += 1;
  };
  get(url, { agent }, (response) => {
    response.on('data', () => undefined);
    response.on('error', failed);
    response.on('end', () => {
      if (response.statusCode === 200) list.push(performance.now() - started);
      else failed();
    });
  }).on('error', failed);
}

setInterval(() => {
  ask(site, times.site);
  ask(floor, times.floor);
}, every);

process.on('message', () => {
  process.send(times);
  times = { site: [], floor: [], failed: 0 };
});
process.on('disconnect', () => process.exit());
