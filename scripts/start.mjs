import { spawn } from 'node:child_process';
import { ensureInstalled, root, tool } from './install.mjs';

ensureInstalled();
console.log(`
Commonplace on its mocks: no backend is needed, the API answers inside the tab.
Sign in with one of these; the password of each is Password1!
  admin     looks after the house
  author    45 posts, 60 followers
  reader    reads, likes and comments
  newbie    has not verified the e-mail address yet
  blocked   may not sign in
`);
const [node, vite] = tool('vite', 'bin/vite.js');
const server = spawn(node, [vite, '--mode', 'mocks', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
