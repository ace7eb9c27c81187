import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { cache, root } from './install.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const packageFolder = `${root}node_modules/@sparticuz/chromium/bin`;

/** Decompresses to a temporary file and renames it, so that an interrupted run leaves no partial file. */
async function inflate(name, target) {
  const temporary = `${target}.${process.pid}`;
  await pipeline(
    createReadStream(`${packageFolder}/${name}`),
    createBrotliDecompress(),
    createWriteStream(temporary),
  );
  await rename(temporary, target);
}

async function unpackLibraries(folder) {
  if (existsSync(`${folder}/lib`)) return;
  await inflate('al2023.tar.br', `${folder}/libraries.tar`);
  spawnSync('tar', ['-xf', `${folder}/libraries.tar`, '-C', folder], { stdio: 'inherit' });
  await rm(`${folder}/libraries.tar`);
}

function runs(path, env) {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status === 0;
}

/** Returns null if the browser of the package doesn't run here. */
async function unpackBrowser() {
  const folder = `${cache}/chromium-147`;
  const path = `${folder}/chromium`;
  await mkdir(folder, { recursive: true });
  if (!existsSync(path)) {
    console.log('Unpacking a browser for the journeys …');
    await inflate('chromium.br', path);
    await chmod(path, 0o755);
  }
  if (runs(path, {})) return { CHROMIUM_PATH: path };
  await unpackLibraries(folder);
  const env = { CHROMIUM_PATH: path, LD_LIBRARY_PATH: `${folder}/lib` };
  return runs(path, env) ? env : null;
}

/** The browser of the package is built for this kind of machine only. */
const runsPackage = process.platform === 'linux' && process.arch === 'x64';

/**
 * Environment variables for the journeys' browser: CHROMIUM_PATH, the package's, or an installed one. The
 * package's is a headless shell, which needs less time than a whole browser.
 */
export async function browserEnvironment() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH };
  const unpacked = runsPackage ? await unpackBrowser() : null;
  if (unpacked) return unpacked;
  const found = installed.find((path) => existsSync(path));
  if (found) return { CHROMIUM_PATH: found };
  throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
