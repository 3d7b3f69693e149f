import { expect, it } from 'vitest';
import { reviewPayload } from '../event/payload.ts';
import { READ_ALL } from '../github/tokens.ts';
import { genes } from './action-pull-request.ts';
import { scene } from './action-scene.ts';
import { ASKING_POLICY, GENES, printedBy } from './cli.ts';

const YES = 'I have read the script.\n\n/gene-gate approve\n';

const POLICY = ASKING_POLICY.replaceAll('pass.js', 'wipe.js');

async function waiting(permissions?: Parameters<typeof scene>[1], policy = POLICY) {
  const script = (word: string) => `console.log('${word}');\n`;
  const opened = await scene(
    {
      base: { '.github/gene-gate.yml': policy },
      head: { 'scripts/wipe.js': script('first'), [GENES]: genes('node scripts/wipe.js') },
    },
    permissions,
  );
  const { github, origin, run } = opened;
  const person = github.state.person.bind(github.state);
  async function conclude(review?: 'submitted' | 'dismissed') {
    const pull = origin.payload();
    const event = review && { name: 'pull_request_review', payload: reviewPayload(pull, review) };
    const result = await run(event ? { event } : {});
    const check = github.state.checkRuns.findLast(({ head_sha }) => head_sha === origin.head);
    expect(check?.conclusion ?? result.outputs.conclusion).toBe(result.outputs.conclusion);
    return { ...result, conclusion: result.outputs.conclusion, report: result.report };
  }
  return { ...opened, script, person, conclude };
}

it('approval of experimental commands takes two of the people whom the policy names', async () => {
  const policy = `${POLICY}experimental: [node]\napprovals: { people: [Alice, bob] }\n`;
  const { github, conclude, person } = await waiting(undefined, policy);
  const first = await conclude();
  expect(first.conclusion).toBe('action_required');
  expect(first.report.genes[0]?.commands[0]).toMatchObject({ confirmation: 'very_strong' });
  expect(first.outputs['approval-digest']).toBe(first.report.approval_digest);
  expect(github.state.checkRuns[0]?.output.summary).toContain('Ask two people with write access');

  const alice = person('alice', 'write');
  for (const user of [alice, alice, person('carol', 'admin')]) {
    github.state.review(user, 7, 'APPROVED', YES);
  }
  const half = await conclude('submitted');
  expect(half).toMatchObject({
    conclusion: 'action_required',
    outputs: { 'commands-run': '0' },
    report: { approvals: [{ user: 'alice' }] },
  });
  expect(github.state.checkRuns.at(-1)?.output.summary).toMatch(
    /and one has approved.*carol: is not an approver in the policy/,
  );

  github.state.review(person('bob', 'admin'), 7, 'APPROVED', YES);
  const both = await conclude('submitted');
  expect(both).toMatchObject({
    conclusion: 'success',
    report: { approvals: [{ user: 'alice' }, { user: 'bob' }] },
  });
  expect(printedBy(both.report)[0]).toBe('first\n');
});

it('approval is found with a token that may only read', async () => {
  const { github, conclude, person } = await waiting(READ_ALL);
  await conclude();
  github.state.review(person('alice', 'write'), 7, 'APPROVED', YES);
  expect((await conclude('submitted')).conclusion).toBe('success');
});

it('approval cannot be found without a token, and that is said', async () => {
  const { github, run, person } = await waiting();
  await run();
  github.state.review(person('alice', 'write'), 7, 'APPROVED', YES);
  const { outputs, summary } = await run({ token: '' });
  expect(outputs.conclusion).toBe('action_required');
  expect(summary).toContain('the input `github-token` is not set');
});
