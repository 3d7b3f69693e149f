import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { genes, openPullRequest } from './action-pull-request.ts';
import { type Result, scene } from './action-scene.ts';
import { GENES, printedBy } from './cli.ts';
import { obeyedCommands, SECRETS } from './runner.ts';

const POLICY = '.github/gene-gate.yml';
/** What a terminal obeys, and what no text can hold. */
const CONTROL = /[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
/** What is judged by the strict policy of the base, which blocks `npm test`. */
function expectStrict({ main, report }: Result, policy: object = {}): void {
  expect(main.code).toBe(1);
  expect(report.policy).toMatchObject({ profile: 'validator', ...policy });
  expect(report.genes[0]?.commands[0]?.verdict).toBe('block');
}
const STRICT = { [POLICY]: 'profile: validator\n' };
const TESTING = { [GENES]: genes('npm test') };
const WELL = openPullRequest(
  { head: { [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again') } },
  afterAll,
);

it('an input that would loosen the policy is ignored, and reported', async () => {
  const { run } = await scene({
    base: { [POLICY]: 'profile: validator\nlimits: { command_timeout_seconds: 20 }\n' },
    head: TESTING,
  });
  const inputs = { profile: 'evolver', 'command-timeout-seconds': '600' };
  const result = await run({ inputs });
  expectStrict(result, { path: POLICY });
  const { findings } = result.report;
  expect(findings.filter(({ rule }) => rule === 'input-loosens-policy')).toHaveLength(2);
  expect(result.said).toContain('is ignored because it is not stricter than');
});

it('policy-ref adds the policy of another branch, where it is stricter', async () => {
  const base = `fail_on: warning
ignores: [{ rule: command-slow, reason: Slow., expires: 2999-01-31 }]
blast_radius: { hard_cap_files: 90, forbidden_paths: [a] }
`;
  const { origin, run } = await scene({
    base: { [POLICY]: base },
    head: TESTING,
  });
  origin.branch('trunk', {
    [POLICY]: 'profile: validator\nblast_radius: { hard_cap_files: 60, forbidden_paths: [src] }\n',
  });
  const inputs = { 'policy-ref': 'trunk' };
  for (const checkout of [origin.checkout(), origin.checkout('merge, depth 2')]) {
    const result = await run({ inputs, checkout });
    expectStrict(result, { ref: origin.base, combined_with: { name: 'trunk' } });
    expect(result.report.blast_radius?.hard_cap_files).toBe(60);
    expect(result.said).toContain('combined with trunk, profile validator');
  }
});

it('a policy can extend one of another repository, at a commit and with its digest', async () => {
  const shared = 'profile: validator\n';
  const commit = 'c'.repeat(40);
  const sha256 = createHash('sha256').update(shared).digest('hex');
  const place = { repository: 'acme/policies', commit, path: 'gate/strict.yml', sha256 };
  const { github, run } = await scene({
    base: { [POLICY]: `extends: ${JSON.stringify(place)}\nfail_on: warning\n` },
    head: TESTING,
  });
  const file = `acme/policies/gate/strict.yml@${commit}`;

  const missing = await run();
  expect(missing.outputs.conclusion).toBe('failure');
  expect(missing.report.error).toMatchObject({
    code: 'policy_unavailable',
    message: expect.stringContaining('not found on GitHub (404)'),
  });
  github.state.foreignFiles.set(file, 'profile: evolver\n');
  const other = await run();
  expect(other.outputs.conclusion).toBe('failure');
  expect(other.report.error).toMatchObject({
    code: 'policy_unavailable',
    message: expect.stringMatching(`the file has the SHA-256 [0-9a-f]{64}, not ${sha256}`),
  });
  github.state.foreignFiles.set(file, shared);
  const result = await run();
  expectStrict(result, { fail_on: 'warning', extends: place });
  expect(result.said).toContain('extending acme/policies/gate/strict.yml');
});

it('policy-ref never loosens, and decides nothing where it cannot be compared', async () => {
  const { origin, run } = await scene({
    base: { [POLICY]: 'profile: validator\nlimits: { command_timeout_seconds: 20 }\n' },
    head: TESTING,
  });
  origin.branch('lax', { [POLICY]: 'limits: { command_timeout_seconds: 600 }\n' });
  const lax = await run({ inputs: { 'policy-ref': 'lax' } });
  expectStrict(lax);

  origin.branch('other', { [POLICY]: 'profile: curated\nallowed_roots: [src]\n' });
  const other = await run({ inputs: { 'policy-ref': 'other' } });
  expect(other.outputs.conclusion).toBe('failure');
  expect(other.report.error).toMatchObject({
    code: 'policy_conflict',
    message: expect.stringContaining('differ in profile;'),
  });

  const nowhere = await run({ inputs: { 'policy-ref': 'nowhere' } });
  expect(nowhere.report.error).toMatchObject({ code: 'ref_not_found' });
  origin.branch('broken', { [POLICY]: 'profil: x\n' });
  const broken = await run({ inputs: { 'policy-ref': 'broken' } });
  expect(broken.report.error?.message).toContain(`broken:${POLICY}:1:1: unknown key profil`);
});

it('the policy that the change itself edits is not obeyed', async () => {
  const head = { [POLICY]: 'profile: evolver\n', ...TESTING };
  const { origin, run } = await scene({ base: STRICT, head });
  const result = await run();
  expectStrict(result, { ref: origin.base });
  expect(result.report.findings.map(({ rule }) => rule)).toContain('policy-changed');
});

it('a hand-made merge commit without the change does not hide it', async () => {
  const { github, origin, run } = await scene({ head: { [GENES]: genes('node -e "1"') } });
  const checkout = origin.checkout();
  const { git } = checkout;
  const tree = git('rev-parse', `${origin.base}^{tree}`);
  const merge = git('commit-tree', tree, '-m', 'x', '-p', origin.base, '-p', origin.head);
  git('checkout', '--quiet', '--detach', merge);
  const { main } = await run({ checkout });
  expect(main.code).toBe(1);
  expect(github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  const honest = await run();
  expect(honest.report).toMatchObject({ verdict: 'fail', base_sha: origin.base });
  expect(honest.report.audited_sha).toBe(origin.refs().get('pull/7/merge'));
});

it('a forged branch of the clone does not choose the policy', async () => {
  const { origin, run } = await scene({ base: STRICT, head: TESTING });
  const checkout = origin.checkout('head');
  const { git } = checkout;
  const tree = git('mktree', '--missing');
  const loose = git('commit-tree', tree, '-m', 'no policy', '-p', origin.base);
  git('update-ref', 'refs/remotes/origin/main', loose);
  expectStrict(await run({ checkout }), { ref: origin.base });
});

it('inputs that cannot be used are all named', async () => {
  const { github, run } = await scene(WELL);
  const inputs = { all: 'yes', comment: 'sometimes', 'command-timeout-seconds': '-1' };
  const { main, outputs, summary } = await run({ inputs });
  expect(main).toMatchObject({
    code: 1,
    log: expect.stringMatching(/^::error::.*command-timeout-seconds: .*all: .*comment: /m),
  });
  expect(outputs).toMatchObject({ verdict: 'error', conclusion: 'failure' });
  expect(summary).toContain('command-timeout-seconds');
  expect(github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});

it('the runner’s secrets are neither in its reach nor in anything that is left', async () => {
  const spying = `import { readFileSync } from 'node:fs';
console.log('ENV', JSON.stringify(process.env));
console.log('SELF', readFileSync('/proc/self/environ', 'utf8').replaceAll('\\0', '\\n'));
console.log('END');
console.log(readFileSync(\`/proc/\${process.ppid}/environ\`, 'utf8').replaceAll('\\0', '\\n'));
console.log(readFileSync('.git/config', 'utf8'));
process.exit(1);
`;
  const { token, origin, run } = await scene({
    head: { 'scripts/spy.js': spying, [GENES]: genes('node scripts/spy.js') },
  });
  const checkout = origin.checkout();
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const header = 'http.https://github.example/.extraheader';
  checkout.git('config', header, `AUTHORIZATION: basic ${basic}`);
  const { everything, report } = await run({ checkout });

  const printed = printedBy(report)[0] ?? '';
  expect(printed).toContain('END');
  const own = printed.slice(0, printed.indexOf('END'));
  expect(own).not.toMatch(/INPUT_|GITHUB_|ACTIONS_|RUNNER_|STATE_|redacted/);
  for (const secret of [token, basic, ...Object.values(SECRETS)]) {
    expect(everything).not.toContain(secret);
  }
});

it('no output of a command or of its preparation is obeyed by the runner', async () => {
  const shouting = `const lines = ['::error::pwned', '##[error]pwned', '::stop-commands::pwned', '  ::warning::pwned', '::set-output name=verdict::pwned', '::add-mask::pass', '##[set-output name=verdict]pwned', '\\u001b]0;pwned\\u0007\\u001b[2J::error::pwned'];
for (const line of lines) console.log(line);
for (const line of lines) console.error(line);
process.stdout.write('\\r::error::pwned\\n\\u2028::error::pwned\\n');
for (const stream of [process.stdout, process.stderr]) {
  stream.write(Buffer.from([0xc3, 0x28, 0xff, 0xed, 0xa0, 0x80, 0x0a]));
  stream.write(Buffer.concat([Buffer.from('::error::'), Buffer.from([0xf0, 0x9f])]));
}
process.exit(Number(process.argv[2] ?? 0));
`;
  const { run } = await scene({
    base: { 'scripts/shout.js': shouting },
    head: {
      'src/::error::pwned.js': '',
      'src/a%0A::error::pwned.js': '',
      [GENES]: genes('node scripts/shout.js 1'),
    },
  });
  const prepare = 'node scripts/shout.js';
  for (const inputs of [{}, { prepare }, { prepare: `${prepare} 1` }]) {
    // Without a token the findings go to the log, too.
    const { main, post, outputs, summary } = await run({ inputs, token: '' });
    expect(main.code).toBe(1);
    const obeyed = obeyedCommands(main.log);
    expect(obeyed.length).toBeGreaterThan(0);
    const own = /^::(?:error |error::(?!pwned)|warning |notice |group::(?!pwned)|endgroup::$)/;
    expect(obeyed.filter((line) => !own.test(line) || line.includes('##['))).toEqual([]);
    expect([outputs.verdict, post.log]).toEqual([expect.stringMatching(/^(fail|error)$/), '']);
    expect(summary).not.toMatch(CONTROL);
    // What is prepared goes to the log as it is; what commands print comes in words of the gate's.
    if ('prepare' in inputs) continue;
    expect(main.log).not.toMatch(/^\s*::\S*pwned|##\[/m);
    expect(main.log).not.toMatch(CONTROL);
  }
});
