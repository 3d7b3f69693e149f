import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { LAST_EDITS } from '../../src/github/reviews.ts';
import type { ApiAnswer, Route } from './api.ts';
import { checkRoutes } from './checks.ts';
import { commentRoutes } from './comments.ts';
import { type Fault, Faults } from './faults.ts';
import { requestProblems } from './openapi/validate.ts';
import { invalid, Refusal } from './refusal.ts';
import { artifactRoutes, attestationRoutes, pullRoutes, refRoutes } from './repository-routes.ts';
import { reviewCommentRoutes } from './review-comments.ts';
import { lastEdits, reviewRoutes } from './reviews.ts';
import { State } from './state.ts';
import { demand, type Identity, notAccessible } from './tokens.ts';

export interface GitHubOptions {
  /** `owner/name` of the only repository. */
  readonly repository: string;
  /** The identity of each token; any other token gets 401. */
  readonly tokens: Readonly<Record<string, Identity>>;
}

interface LoggedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number | 'none';
}

export interface GitHub {
  /** For `GITHUB_API_URL`, or octokit's `baseUrl`. */
  readonly url: string;
  readonly state: State;
  readonly faults: Faults;
  readonly requests: readonly LoggedRequest[];
  /** Requests that violate GitHub's OpenAPI description, and why. */
  readonly violations: string[];
  /** @throws if there are violations that no test has removed */
  close(): Promise<void>;
}

/**
 * Starts a GitHub server with one repository on this machine: it keeps state, checks tokens and
 * permissions, enforces GitHub's limits with GitHub's messages, and injects faults.
 */
export async function startGitHub({ repository, tokens }: GitHubOptions): Promise<GitHub> {
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = new State(`${url}/${repository}`, repository);
  const faults = new Faults();
  const requests: LoggedRequest[] = [];
  const violations: string[] = [];
  const routes = [
    ...checkRoutes(state),
    ...commentRoutes(state),
    ...reviewRoutes(state),
    ...reviewCommentRoutes(state),
    ...pullRoutes(state),
    ...refRoutes(state),
    ...artifactRoutes(state),
    ...attestationRoutes(state),
  ];
  const below = `/repos/${repository}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const path = withoutPrefix(request.url ?? '/');
    if (path.startsWith('/storage/')) {
      serveArtifact(path, request, response);
      return;
    }
    const body = await readJson(request);
    const problems = requestProblems(method, new URL(path, url), body);
    violations.push(...problems.map((problem) => `${method} ${path}: ${problem}`));
    const fault = faults.take(method, path);
    if (fault?.delayMs !== undefined) await delay(fault.delayMs);
    const answer = answerTo(fault, () => {
      if (problems.length > 0) return refused(invalid(problems.join('\n')));
      return handle(method, path, request.headers.authorization, body);
    });
    requests.push({ method, path, body: body ?? {}, status: answer?.status ?? 'none' });
    if (fault?.kind === 'hang') return;
    if (answer === undefined || fault?.kind === 'lose_answer') {
      response.destroy();
      return;
    }
    send(response, answer, fault);
  }

  /** Another host: it accepts signed addresses, no tokens, and sends as much as requested. */
  function serveArtifact(path: string, request: IncomingMessage, response: ServerResponse): void {
    const artifact = state.artifacts.find(({ id }) => path === `/storage/${id}?sig=secret`);
    requests.push({ method: 'GET', path, body: {}, status: artifact ? 200 : 404 });
    response.writeHead(artifact ? 200 : 404, { 'content-type': 'application/zip' });
    const { zip = Buffer.of(), endless = false } = artifact ?? {};
    if (!endless) response.end(zip);
    else Readable.from(repeated(zip)).pipe(response);
    request.resume();
  }

  function handle(method: string, path: string, authorization = '', body = {}): ApiAnswer {
    try {
      const identity = tokens[authorization.replace(/^(token|bearer) /i, '')];
      if (identity === undefined) throw new Refusal(401, 'Bad credentials');
      const target = new URL(path, url);
      const inside = `${target.pathname}/`.startsWith(`${below}/`);
      const candidates = inside ? routes : accountRoutes(state);
      const local = inside ? target.pathname.slice(below.length) : target.pathname;
      for (const route of candidates) {
        const match = route.method === method ? route.pattern.exec(local) : null;
        if (match === null) continue;
        const captures = match.slice(1).map(decodeURIComponent);
        return route.handle({ url: target, identity, captures, body });
      }
      throw new Refusal(404, 'Not Found');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(error);
    }
  }

  return {
    url,
    state,
    faults,
    requests,
    violations,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (violations.length > 0) throw new Error(`GitHub refuses:\n${violations.join('\n')}`);
    },
  };
}

function* repeated(bytes: Buffer) {
  for (;;) yield bytes;
}

/** GitHub Enterprise Server has REST below /api/v3, and GraphQL next to it. */
function withoutPrefix(path: string): string {
  return path.replace(/^\/api(?:\/v3(?=\/)|(?=\/graphql$))/, '');
}

function refused({ status, message, errors }: Refusal): ApiAnswer {
  const words = { message, ...(errors !== undefined && { errors }), status: String(status) };
  return { status, body: { ...words, documentation_url: 'https://docs.github.com/rest' } };
}

const accountRoutes = (state: State): readonly Route[] => [
  {
    method: 'GET',
    pattern: /^\/repos\/([^/]+\/[^/]+)\/contents\/(.+)$/,
    handle({ captures: [repository, path], url }) {
      const text = state.foreignFiles.get(`${repository}/${path}@${url.searchParams.get('ref')}`);
      if (text === undefined) throw new Refusal(404, 'Not Found');
      const content = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n');
      return { status: 200, body: { type: 'file', encoding: 'base64', content } };
    },
  },
  {
    method: 'GET',
    pattern: /^\/user$/,
    handle({ identity }) {
      if (identity.app !== undefined) throw notAccessible(identity);
      return { status: 200, body: identity.user };
    },
  },
  {
    method: 'POST',
    pattern: /^\/graphql$/,
    handle({ identity, body }) {
      if (body.query === LAST_EDITS) {
        demand(identity, 'read', 'pull_requests');
        const { ids } = body.variables as { readonly ids: readonly string[] };
        return { status: 200, body: lastEdits(state, ids) };
      }
      if (body.query !== '{ viewer { login } }') {
        return { status: 200, body: { errors: [{ message: 'This server has no such query' }] } };
      }
      return { status: 200, body: { data: { viewer: { login: identity.user.login } } } };
    },
  },
];

/** The work done under a fault: all, nothing, or something else. Undefined: no response at all. */
function answerTo(fault: Fault | undefined, handle: () => ApiAnswer): ApiAnswer | undefined {
  if (fault?.kind === 'hang' || fault?.kind === 'reset') return undefined;
  if (fault?.kind !== 'answer') return handle();
  const { status = 500, message = 'Server Error', headers = {} } = fault;
  return { status, body: { message }, headers };
}

function send(response: ServerResponse, answer: ApiAnswer, fault: Fault | undefined): void {
  const { status, body, headers } = answer;
  const text = fault?.text ?? (body === undefined ? '' : JSON.stringify(body));
  response.writeHead(status, {
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': Buffer.byteLength(text),
  });
  const half = text.slice(0, text.length / 2);
  if (fault?.kind === 'stall') response.write(half);
  else if (fault?.kind === 'break_off') response.write(half, () => response.destroy());
  else response.end(text);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
}
