// Asks the running stack: over HTTP from outside, and with docker compose from inside.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { readArguments, refuseArguments } from '../steps/arguments.mjs';

export const usage = 'node scripts/smoke.mjs [http://127.0.0.1:8080], in the folder of the .env of the stack';
const { positionals } = readArguments(usage, { allowPositionals: true });
const [address = 'http://127.0.0.1:8080'] = positionals;
if (!/^https?:/.test(address) || !URL.canParse(address))
  refuseArguments(`"${address}" is not the address of a site.`, usage);

export const site = new URL(address).origin;
const composeCommand = (process.env.DC ?? 'docker compose').split(' ');

export function runInBackend(index, code) {
  return compose([
    'exec',
    '-T',
    '--index',
    String(index),
    'backend',
    'node',
    '--input-type=module',
    '-e',
    code,
  ]);
}

/** Runs docker compose and returns its stdout. */
export async function compose(args, input) {
  const [command, ...first] = composeCommand;
  if (input === undefined) {
    return (await promisify(execFile)(command, [...first, ...args], { maxBuffer: 16 * 1024 * 1024 })).stdout;
  }
  const child = spawn(command, [...first, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return text;
}

export async function page(path, status) {
  const response = await fetch(site + path);
  const text = await response.text();
  assert.equal(response.status, status, path);
  return { text, headers: response.headers };
}

export async function json(path) {
  const response = await get(path);
  assert.equal(response.status, 200, path);
  return response.json();
}

export function get(path, cookie = '') {
  return fetch(site + path, { headers: { cookie: cookie.split(';')[0] } });
}

export function tryToSend(path, body, cookie = '', headers = {}, method = 'POST') {
  return fetch(site + path, {
    method,
    headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0], ...headers },
    body: JSON.stringify(body),
  });
}

export async function send(path, body, status, ...more) {
  const response = await tryToSend(path, body, ...more);
  assert.equal(response.status, status, `${path}: ${await response.clone().text()}`);
  return response;
}

/** Sends the path unchanged; fetch would normalise it. */
export function raw(path) {
  return new Promise((resolve, reject) => {
    const sent = request(site, { path, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    });
    sent.once('error', reject).end();
  });
}
