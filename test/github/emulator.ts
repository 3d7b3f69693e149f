import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import { requestProblems } from './openapi/validate.ts';

const USER = 'octo';
const REPO = { owner: USER, name: 'genes', auto_init: true };
const REPOSITORY = '/repos/octo/genes';

/** An independent GitHub emulator: octo/genes with one open pull request. */
export interface Emulator {
  readonly url: string;
  readonly pull: { readonly number: number; readonly head: string };
  /** Sends requests with the token `writer`. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** @throws if a request violated GitHub's OpenAPI description */
  close(): Promise<void>;
}

/**
 * Starts `emulate`, which was written independently of the gate. It has no GraphQL, so the gate's
 * only query is answered before it.
 */
export async function startEmulator(): Promise<Emulator> {
  const violations: string[] = [];
  let target = '';
  const front = createServer(async (request, response) => {
    const { method = 'GET', url: path = '' } = request;
    const text = await read(request);
    if (path === '/graphql') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { viewer: { login: USER } } }));
      return;
    }
    const body = text === '' ? undefined : JSON.parse(text);
    violations.push(...requestProblems(method, new URL(path, target), body));
    const answer = await send(`${target}${path}`, method, text);
    const link = answer.headers.get('link')?.replaceAll(target, url);
    const type = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
    response.writeHead(answer.status, { ...type, ...(link && { link }) });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const github = { users: [{ login: USER }], repos: [REPO] };
  const tokens = { writer: { login: USER, scopes: ['repo'] } };
  const emulator = await createEmulator({ service: 'github', port: 0, seed: { tokens, github } });
  target = emulator.url;

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await send(`${target}${REPOSITORY}${path}`, method, JSON.stringify(body) ?? '');
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  const { number, head } = await call<{ number: number; head: { sha: string } }>('POST', '/pulls', {
    title: 'A change',
    head: 'topic',
    base: 'main',
  });
  return {
    url,
    pull: { number, head: head.sha },
    call,
    async close() {
      front.close();
      front.closeAllConnections();
      await emulator.close();
      if (violations.length > 0) throw new Error(`GitHub refuses:\n${violations.join('\n')}`);
    },
  };
}

function send(url: string, method: string, text: string): Promise<Response> {
  const headers = { authorization: 'token writer' };
  return fetch(url, { method, headers, ...(text !== '' && { body: text }) });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
