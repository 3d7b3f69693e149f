import * as z from 'zod';
import { checkAnnotations } from './annotation-rules.ts';
import { type ApiRequest, page, type Route } from './api.ts';
import { invalid, Refusal } from './refusal.ts';
import type { CheckRun, State } from './state.ts';
import { demand, type Identity } from './tokens.ts';

// GitHub's OpenAPI description (lengths, enumerations) was checked before; this adds the rules that
// the description lacks.
const output = z.object({
  title: z.string().max(255).optional(),
  summary: z.string(),
  text: z.string().optional(),
  annotations: z.unknown().optional(),
});

const fields = z.object({
  name: z.string().min(1).optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  conclusion: z
    .enum(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'])
    .optional(),
  external_id: z.string().optional(),
  details_url: z.url({ protocol: /^https?$/ }).optional(),
  started_at: z.iso.datetime().optional(),
  output: output.optional(),
});

const creation = fields.extend({ name: z.string().min(1), head_sha: z.string().length(40) });

export function checkRoutes(state: State): Route[] {
  return [
    { method: 'POST', pattern: /^\/check-runs$/, handle: create },
    { method: 'GET', pattern: /^\/check-runs\/(\d+)$/, handle: read },
    { method: 'PATCH', pattern: /^\/check-runs\/(\d+)$/, handle: update },
    { method: 'GET', pattern: /^\/check-runs\/(\d+)\/annotations$/, handle: annotations },
    { method: 'GET', pattern: /^\/commits\/([^/]+)\/check-runs$/, handle: listForRef },
  ];

  function create({ identity, body }: ApiRequest) {
    demand(identity, 'write', 'checks');
    if (identity.app === undefined) {
      throw new Refusal(403, 'You must authenticate via a GitHub App.');
    }
    const { name, head_sha, ...rest } = parse(creation, body);
    if (!state.commits.has(head_sha))
      throw new Refusal(422, `No commit found for SHA: ${head_sha}`);
    const run: CheckRun = {
      ...{ id: state.nextId(), app: identity.app, name, head_sha, external_id: '' },
      ...{ status: 'queued', conclusion: null, details_url: null, completed_at: null },
      started_at: seconds(),
      output: { title: null, summary: null, text: null },
      annotations: [],
    };
    apply(run, rest, state);
    state.checkRuns.push(run);
    return { status: 201, body: shown(run) };
  }

  function read({ identity, captures }: ApiRequest) {
    demand(identity, 'read', 'checks');
    return { status: 200, body: shown(find(captures)) };
  }

  function update({ identity, captures, body }: ApiRequest) {
    demand(identity, 'write', 'checks');
    const run = find(captures);
    demandOwner(run, identity);
    apply(run, parse(fields, body), state);
    return { status: 200, body: shown(run) };
  }

  function annotations({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'checks');
    const { items, headers } = page(url, find(captures).annotations);
    const absent = { start_column: null, end_column: null, title: null, raw_details: null };
    return { status: 200, body: items.map((item) => ({ ...absent, ...item })), headers };
  }

  function listForRef({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'checks');
    const name = url.searchParams.get('check_name');
    const all = state.checkRuns
      .filter((run) => run.head_sha === captures[0] && (name === null || run.name === name))
      .sort((a, b) => b.id - a.id);
    const key = (run: CheckRun) => `${run.app.id} ${run.name}`;
    const isLatest = (run: CheckRun) => all.find((other) => key(other) === key(run)) === run;
    const chosen = url.searchParams.get('filter') === 'all' ? all : all.filter(isLatest);
    const { items, headers } = page(url, chosen);
    const body = { total_count: chosen.length, check_runs: items.map(shown) };
    return { status: 200, body, headers };
  }

  function find([id]: readonly string[]): CheckRun {
    const run = state.checkRuns.find((candidate) => candidate.id === Number(id));
    if (run === undefined) throw new Refusal(404, 'Not Found');
    return run;
  }

  function shown({ annotations: list, ofJob: _, ...run }: CheckRun) {
    return {
      ...run,
      html_url: `${state.htmlUrl}/runs/${run.id}`,
      output: { ...run.output, annotations_count: list.length },
    };
  }
}

function demandOwner(run: CheckRun, { app }: Identity): void {
  if (run.ofJob) {
    const only = 'can only be updated internally by GitHub Actions';
    throw new Refusal(403, `Check run status and conclusions ${only}`);
  }
  if (app?.id === run.app.id) return;
  const only = 'check run can only be modified by the GitHub App that created it.';
  throw new Refusal(403, `Invalid app_id \`${app?.id}\` - ${only}`);
}

/** Appends annotations and replaces all other fields. Changes nothing unless everything is valid. */
function apply(
  run: CheckRun,
  { status, conclusion, output, started_at, ...rest }: z.infer<typeof fields>,
  { reopensChecks }: State,
): void {
  const added = checkAnnotations(output?.annotations);
  if (status === 'completed' && conclusion === undefined) {
    throw invalid('conclusion is required when status is completed.');
  }
  if (conclusion !== undefined && status !== undefined && status !== 'completed') {
    throw invalid('conclusion is only allowed when status is completed.');
  }
  Object.assign(
    run,
    Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  );
  const wasCompleted = run.status === 'completed';
  if (started_at !== undefined) run.started_at = seconds(started_at);
  if (!wasCompleted || reopensChecks) {
    run.status = conclusion === undefined ? (status ?? run.status) : 'completed';
    run.conclusion = run.status === 'completed' ? (conclusion ?? run.conclusion) : null;
    run.completed_at = run.status === 'completed' ? seconds() : null;
  }
  if (output !== undefined) {
    const { title = null, summary, text = null } = output;
    run.output = { title, summary, text };
    run.annotations.push(...added);
  }
}

/** GitHub's timestamps have no fractions. */
function seconds(time?: string): string {
  const date = time === undefined ? new Date() : new Date(time);
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw invalid(z.prettifyError(read.error));
}
