import { spawn } from 'node:child_process';
import { ensureInstalled, root, tool } from './install.mjs';

ensureInstalled();
console.log(`
Commonplace with its mocks: the API runs inside the browser tab.
Sign in as one of these users. All passwords are Password1!
  admin     administrator
  author    45 posts, 60 followers
  reader    a verified reader
  newbie    e-mail address not verified
  blocked   blocked by an administrator
`);
const [node, vite] = tool('vite', 'bin/vite.js');
const server = spawn(node, [vite, '--mode', 'mocks', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
