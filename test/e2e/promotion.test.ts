import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { promotionSchema } from '../../src/promote/promotion.ts';
import { dispatchPayload, pushPayload } from '../event/payload.ts';
import { type GitHub, startGitHub } from '../github/server.ts';
import { actionsToken, WRITE_ALL } from '../github/tokens.ts';
import { startAuthority } from '../promote/authority.ts';
import { jsonl } from '../promote/fixture.ts';
import { createRepository, temporaryFolder } from '../repo/repository.ts';
import { GENES, gene, genesFile } from './cli.ts';
import { freshToken } from './runner.ts';
import { blocksOf, type JobContext, runWorkflow, workflowsIn } from './workflow-steps.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/promotion.md');
const YAML = blocksOf(PAGE, 'yaml');
const SHOWN = (name: string) => readFileSync(join(ROOT, 'docs/workflows', name), 'utf8');
const WORKFLOWS = workflowsIn(['sign-genes.yml', 'decide.yml', 'sign.yml'].map(SHOWN));

const FILES = {
  'package.json': '{ "name": "agent", "version": "1.0.0", "type": "module" }\n',
  'scripts/check.js': "console.log('checked');\n",
};

const VALID = gene('gene_valid', { validation: ['node scripts/check.js'] });
const UNKNOWN = gene('gene_unknown', { validation: ['node scripts/check.js'] });
const authority = await startAuthority();

/** A repository on a GitHub server of its own, and the token of its jobs. */
async function hosted(repository: string): Promise<{ github: GitHub; token: string }> {
  const token = freshToken();
  const identity = actionsToken({ ...WRITE_ALL, attestations: 'write' });
  const github = await startGitHub({ repository, tokens: { [token]: identity } });
  onTestFinished(() => github.close());
  return { github, token };
}

function workflow(name: string) {
  const found = WORKFLOWS.get(name);
  if (found === undefined) throw new Error(`docs/workflows/ has no workflow ${name}`);
  return found;
}

it('leads from a candidate to a signed promotion by the workflows of the page', async () => {
  const artifacts = new Map<string, readonly string[]>();
  const agent = createRepository();
  agent.write(FILES);
  const before = agent.commit('base');
  agent.write({ [GENES]: genesFile(VALID) });
  const after = agent.commit('a gene');
  const genes = await hosted('octo/genes');
  genes.github.state.commits.add(after);
  genes.github.state.refs.set('heads/main', after);
  const shared: Pick<JobContext, 'authority' | 'artifacts'> = { authority, artifacts };

  const validated = await runWorkflow(workflow('gene-gate'), {
    ...shared,
    workspace: agent.directory,
    event: { name: 'push', payload: pushPayload({ ref: 'refs/heads/main', before, after }) },
    ...{ apiUrl: genes.github.url, token: genes.token, repository: 'octo/genes' },
    signer: { repository: 'octo/genes', workflow: '.github/workflows/gene-gate.yml' },
  });
  expect(validated.gate).toMatchObject({ code: 0 });
  const own = answerAt(validated);
  expect(own.decisions).toMatchObject([{ id: 'gene_valid', evidence: { level: 'gate' } }]);
  const [promoted = '', bundle = ''] = artifacts.get('genes') ?? [];

  const consumer = createRepository();
  const [policy = ''] = YAML.filter((text) => text.includes('policies:'));
  consumer.write({
    ...FILES,
    'candidates.jsonl': readFileSync(promoted, 'utf8') + jsonl([UNKNOWN]),
    'bundle.json': readFileSync(bundle, 'utf8'),
    '.github/gene-gate.yml': policy
      .replace('agents/genes', 'octo/genes')
      .replace('sha256:…', own.policy.digest),
  });
  consumer.commit('base');
  const home = await hosted('octo/consumer');
  const decided = await runWorkflow(workflow('decide'), {
    ...shared,
    workspace: consumer.directory,
    event: { name: 'workflow_dispatch', payload: dispatchPayload('refs/heads/main') },
    ...{ apiUrl: home.github.url, token: home.token, repository: 'octo/consumer' },
    values: { 'inputs.assets': 'candidates.jsonl', 'inputs.attestation': 'bundle.json' },
    signer: {},
  });
  expect(decided.gate?.log).toContain('evidence-missing');
  expect(decided.gate).toMatchObject({ code: 1 });
  expect(decided.outputs).toMatchObject({ promoted: '1', quarantined: '1', rejected: '0' });
  const answer = answerAt(decided);
  expect(answer.promoted).toEqual([VALID]);
  expect(answer.decisions).toMatchObject([
    {
      id: 'gene_valid',
      outcome: 'promoted',
      evidence: {
        level: 'signed',
        attestation: {
          policy_digest: own.policy.digest,
          signer: { repository: 'octo/genes', ref: 'refs/heads/main' },
        },
      },
    },
    {
      id: 'gene_unknown',
      outcome: 'quarantined',
      evidence: { level: 'claimed' },
      reasons: [{ rule: 'evidence-missing' }],
    },
  ]);

  const signed = await runWorkflow(workflow('sign'), {
    ...shared,
    workspace: temporaryFolder(),
    event: { name: 'workflow_run', payload: {} },
    ...{ apiUrl: home.github.url, token: home.token, repository: 'octo/consumer' },
    values: { 'github.event.workflow_run.id': '4242' },
    signer: { repository: 'octo/consumer', workflow: '.github/workflows/sign.yml' },
  });
  const text = readFileSync(decided.outputs['promotion-path'] ?? '');
  expect(home.github.state.attestations).toEqual([`sha256:${hash('sha256', text)}`]);
  const [statement] = signed.bundles.map(({ dsseEnvelope }) =>
    JSON.parse(Buffer.from(dsseEnvelope.payload, 'base64').toString()),
  );
  expect(statement).toMatchObject({ predicate: JSON.parse(text.toString()) });
});

function answerAt({ outputs }: { readonly outputs: Readonly<Record<string, string>> }) {
  const path = outputs['promotion-path'] ?? '';
  return promotionSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
