import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Authority, MutableBundle, Workflow } from '../promote/authority.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { NODES } from './action-scene.ts';
import type { TestNode } from './node.ts';
import { type Ended, prepareStep, type Step } from './runner.ts';

type WorkflowStep = Readonly<Partial<Record<'id' | 'uses' | 'run', string>>> & {
  readonly with?: Readonly<Record<string, unknown>>;
};

/** A workflow with one job. */
export interface WorkflowFile {
  readonly name: string;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly WorkflowStep[] }>>;
}

/** What a job runs in. */
export interface JobContext extends Pick<Step, 'workspace' | 'event' | 'apiUrl' | 'token'> {
  readonly repository: string;
  /** Values of expressions, such as `inputs.assets`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Signs for `actions/attest`, with the identity of this workflow. */
  readonly authority?: Authority;
  readonly signer?: Workflow;
  /** The files or directories of artifacts, by name, which several jobs share. */
  readonly artifacts: Map<string, readonly string[]>;
}

/** Returns the workflows of a page, by name, and its other blocks of a language in their order. */
export function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , block = '']) => block);
}

/** Parses the workflows among YAML blocks. */
export function workflowsIn(blocks: readonly string[]): ReadonlyMap<string, WorkflowFile> {
  const workflows = blocks.filter((text) => /^jobs:/m.test(text)).map((text) => parse(text));
  return new Map(workflows.map((workflow) => [workflow.name, workflow]));
}

/**
 * Runs the steps of a workflow in order: the gate is the built action, the steps of GitHub's own
 * actions do what those do with the local GitHub server and a local authority, and `run` is a shell
 * with a `gh` that prints the trusted root.
 */
export async function runWorkflow({ jobs }: WorkflowFile, context: JobContext) {
  const temp = temporaryFolder();
  const values: Record<string, string> = {
    'runner.temp': temp,
    'github.token': context.token,
    ...context.values,
  };
  const bundles: MutableBundle[] = [];
  let gate: Ended | undefined;
  let outputs: Readonly<Record<string, string>> = {};
  const [job] = Object.values(jobs);
  const tell = (id: string, told: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(told)) values[`steps.${id}.outputs.${name}`] = value;
  };
  for (const { id = '', uses = '', run, with: given = {} } of job?.steps ?? []) {
    const inputs = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, evaluated(String(value), values)]),
    );
    const path = inputs.path ?? '';
    const [action] = uses.split('@');
    if (run !== undefined) shell(run, temp, context);
    else if (action === 'actions/checkout') continue;
    else if (action === 'gene-gate/gene-gate') {
      const { workspace, event, apiUrl, token, repository } = context;
      const env = { GITHUB_REPOSITORY: repository };
      const node = NODES.at(-1) as TestNode;
      const step = prepareStep({ node, workspace, event, apiUrl, token, inputs, env });
      gate = await step.main();
      await step.post();
      outputs = step.outputs();
      tell(id, outputs);
    } else if (action === 'actions/attest') {
      bundles.push(await attest(inputs, context));
      const bundle = join(temp, 'attestation.json');
      writeFileSync(bundle, JSON.stringify(bundles.at(-1)));
      tell(id, { 'bundle-path': bundle });
    } else if (action === 'actions/upload-artifact') {
      context.artifacts.set(inputs.name ?? '', path.trim().split('\n'));
    } else if (action === 'actions/download-artifact') {
      for (const each of context.artifacts.get(inputs.name ?? '') ?? []) {
        cpSync(each, path, { recursive: true });
      }
    } else throw new Error(`unknown step: ${uses}`);
  }
  return { temp, outputs, bundles, ...(gate && { gate }) };
}

function evaluated(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{ ([^}]+) \}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`unknown expression: ${name}`);
    return value;
  });
}

function shell(script: string, temp: string, { authority, workspace: cwd }: JobContext): void {
  const bin = join(temp, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(temp, 'root'), authority?.root ?? '');
  const gh =
    '#!/bin/sh\n[ "$*" = "attestation trusted-root" ] && cat "$RUNNER_TEMP/root" && echo\n';
  writeFileSync(join(bin, 'gh'), gh);
  chmodSync(join(bin, 'gh'), 0o755);
  const offline = { PIP_NO_INDEX: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  const env = { PATH: `${bin}:${process.env.PATH}`, RUNNER_TEMP: temp, ...offline };
  execFileSync('sh', ['-e', '-c', script], { env, cwd, stdio: 'pipe' });
}

/** Makes the statement as `actions/attest` 4.2.2 does, signs it, and stores it on GitHub. */
async function attest(
  inputs: Readonly<Record<string, string>>,
  { authority, signer, apiUrl, token, repository }: JobContext,
): Promise<object> {
  if (authority === undefined || signer === undefined) throw new Error('nobody can sign here');
  const path = inputs['subject-path'] ?? '';
  const subject = [
    { name: basename(path), digest: { sha256: hash('sha256', readFileSync(path)) } },
  ];
  const bundle = await authority.sign(
    {
      _type: 'https://in-toto.io/Statement/v1',
      subject,
      predicateType: inputs['predicate-type'],
      predicate: JSON.parse(readFileSync(inputs['predicate-path'] ?? '', 'utf8')),
    },
    signer,
  );
  const answer = await fetch(`${apiUrl}/repos/${repository}/attestations`, {
    method: 'POST',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bundle }),
  });
  if (answer.status !== 201) throw new Error(`GitHub answers ${answer.status}`);
  return bundle;
}
