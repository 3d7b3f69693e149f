import { type ExampleFiles, GENES, gene, genes } from './example-asset.ts';
import { inCode } from './quoted.ts';
import { approveOrRestore, notice, type Restorable, rule, rules, warning } from './rule.ts';

const POLICY = '.github/gene-gate.yml';
const CHECKED = genes({ validation: ['node scripts/check.js'] });

const WORKFLOW = '.github/workflows/gate.yml';
const GATE_WORKFLOW = `on: [pull_request, merge_group]
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298 # v0.1.0
`;

/** A change that leaves these files as they are. */
function edited(base: ExampleFiles) {
  return { base, head: { ...base, 'src/index.js': 'work();\n' } };
}

const LATE_WORKFLOW = GATE_WORKFLOW.replace('- uses: g', '- run: ./setup.sh\n      - uses: g');

const LOOSENED = {
  base: { [POLICY]: 'fail_on: warning\n' },
  head: { [POLICY]: 'fail_on: error\n' },
};

const WITH_BLOCK = {
  'AGENTS.md': '<!-- gene-gate:begin -->\nDo not add ignores.\n<!-- gene-gate:end -->\n',
};
const PROTECTED = { 'protected-path': 'The default list protects agent instructions.' };

/** A policy under which `node scripts/check.js` requires approval. */
const ASKING_POLICY = `profile: curated
mode: dangerous
allow_dangerous: true
families:
  - name: node
    sandbox:
      risk: dangerous
      forms: { scripts/check.js: {} }
      match: ['node scripts/check.js']
      not_match: ['node scripts/other.js']
`;

/** Each effect is shown, up to a length that no policy reaches. */
function listWords(effects: readonly string[], most = 50): string {
  const more = effects.length - most;
  return `${effects.slice(0, most).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** The first lines of a difference. */
function codeList(lines: readonly string[]): string {
  const more = lines.length - 12;
  return `${inCode(lines.slice(0, 12))}${more > 0 ? `, and ${more} more lines` : ''}`;
}

function howToApprove({ needed, means, digest }: Waiting, what: string) {
  return means === 'review'
    ? `Ask ${needed === 1 ? 'a person' : people(needed)} with write access, other than the author, to approve the pull request with a review that contains the line \`/gene-gate approve\`${digest && `, or \`/gene-gate approve ${digest}\` for exactly this digest`}.`
    : `If ${what}, run the gate again with \`--approve=${digest}\`.`;
}

/** An approval that is waited for. */
type Waiting = {
  needed: number;
  given: number;
  means: 'review' | 'digest';
  /** The digest to approve; empty if the head cannot be judged. */
  digest: string;
  refusals: readonly string[];
};

type WaitingGene = Waiting & {
  gene: string;
  confirmation: 'strong' | 'very strong';
  commands: readonly string[];
};

function commandWords([first, ...others]: readonly string[]): string {
  return others.length === 0
    ? `\`${first}\` requires`
    : `\`${first}\` and ${others.length} more of its commands require`;
}

function approvedWords({ needed, given, refusals }: Waiting): string {
  const approved = `, and ${given === 1 ? 'one has' : `${given} have`} approved`;
  const from = needed === 1 ? '' : ` from ${people(needed)}${given === 0 ? '' : approved}`;
  return `${from}${refusals.length === 0 ? '' : `; not counted: ${listWords(refusals, 3)}`}`;
}

function people(count: number): string {
  return count === 2 ? 'two people' : `${count} people`;
}

/** A policy that ignores a rule until the end of a year. */
function ignoring(rule: string, year: number): string {
  return `ignores:
  - rule: ${rule}
    where: { gene: gene_a }
    reason: The engine writes it from its next release on.
    expires: ${year}-12-31
`;
}

/** The effect on a block of a file. */
type Lines = { path: string; effect: string; lines: readonly string[] };

/** In the order of the documentation. */
export const policyRules = rules('policy', 'broken', {
  'policy-changed': notice<{ path: string; effects: readonly string[] }>({
    shownWhole: true,
    // A looser policy is reported by `gate-weakened`.
    title: 'Change edits the policy; that of the base applies',
    why: 'The policy is always read from the base branch, so a change cannot allow its own content. An edit of the policy applies from the next change on. The finding lists the keys that change, their old and new values, and whether each change allows more or less, where this is known.',
    wrong: {
      base: { [POLICY]: 'limits:\n  command_timeout_seconds: 180\n' },
      head: { [POLICY]: 'limits:\n  command_timeout_seconds: 600\n', [GENES]: [gene()] },
    },
    right: { head: { [GENES]: [gene()] }, policy: 'limits:\n  command_timeout_seconds: 600\n' },
    message: ({ path, effects }) =>
      `The change edits the policy \`${path}\`; the policy of the base branch applies to this change, and ${effects.length === 0 ? 'no setting changes' : `these settings change after the merge: ${listWords(effects)}`}.`,
    remedy: 'Merge the policy first, and then the change that needs it.',
  }),
  'policy-broken': rule({
    actor: 'human',
    title: 'Policy in the change is not valid',
    why: 'The policy of the base branch applies to this change. After the merge, the new policy applies to every change, and the gate never passes with a policy that it cannot read. A change that fixes the policy could not pass either. The policy is the regular file `.github/gene-gate.yml` and nothing else: with another spelling, such as `gene-gate.yaml`, `.GITHUB/`, or a file at the root, or if `.github` is a symlink, the default policy would apply and nobody would notice.',
    wrong: { head: { [POLICY]: 'fail-on: warning\n' } },
    right: { head: { [POLICY]: 'fail_on: warning\n' } },
    message: 'The policy `{path}` in this change is not valid ({mistake}).',
    remedy: `Write a valid policy into the regular file \`${POLICY}\`, and check it with \`gene-gate policy test\`; another file that is no policy needs another name.`,
  }),
  'gate-weakened': warning<Restorable & { effects: readonly string[] }>({
    shownWhole: true,
    approval: 'needed',
    // Unless `approvals.gate` is 0, it waits for an approval and never fails.
    harm: 'danger',
    actor: 'human',
    counted: ['effects', 'approval'],
    title: 'Change weakens the gate',
    why: "A change that deletes or loosens the policy, or that touches what decides whether and how the gate runs, affects every later change, so it needs a person. The verdict is `needs_approval`, and no ignore silences it. Compared with the base branch are: the effective policy; the YAML of each workflow and local action that mentions the gate (`gene-gate` in any word, the name of its check), that such a file calls, or whose `name` it waits for; new jobs anywhere whose name is, or can be, that of the gate's check; files whose path stands in a command of the gate's job or of a job that it needs, or whose name contains `gene-gate`, documents and assets aside; and package.json, lockfiles and settings of package managers if one starts the gate or runs before it. If the job runs other code of the repository before the gate, each changed code file counts ([`gate-runs-late`](gate-runs-late.md)). Comments, names of steps, other workflows, and a workflow that is only renamed need nobody. A first policy and a first workflow weaken nothing.",
    wrong: {
      base: { [POLICY]: 'fail_on: warning\n', [WORKFLOW]: GATE_WORKFLOW },
      head: {
        [POLICY]: 'fail_on: error\n',
        [WORKFLOW]: GATE_WORKFLOW.replace('on: [pull_request, merge_group]', 'on: merge_group'),
      },
    },
    right: {
      base: { [POLICY]: 'fail_on: error\n', [WORKFLOW]: GATE_WORKFLOW },
      head: {
        [POLICY]: 'fail_on: warning\n',
        [WORKFLOW]: GATE_WORKFLOW.replace('      - uses', '      # First.\n      - uses'),
      },
      also: { 'protected-path': 'The default list protects workflows.' },
    },
    configure: `approvals:
  gate: 1   # people who must approve; 0 makes it a warning`,
    message: ({ path, effects }) =>
      `The change weakens the gate in \`${path}\`: ${listWords(effects)}.`,
    remedy: approveOrRestore,
  }),
  'gate-runs-late': notice<{ path: string; steps: readonly string[]; startsGate: boolean }>({
    actor: 'human',
    counted: ['steps', 'startsGate'],
    title: 'Gate runs after code of the change',
    why: 'What a job runs before the gate can change the gate: its environment, its programs, its checkout. All steps before the gate count, but actions that check out or set up a language, and so does a gate that a script, a build file or a package manager of the repository starts, as `npx gene-gate` in the checkout. Every report says so once, until the workflow is changed. If such a step can run code of the repository, each changed code file needs a person ([`gate-weakened`](gate-weakened.md)), because nobody can say which files it reads; a job of its own avoids this. See [the required check](../required-check.md#what-each-set-up-leaves-open).',
    wrong: edited({ [WORKFLOW]: LATE_WORKFLOW }),
    right: edited({ [WORKFLOW]: GATE_WORKFLOW }),
    message: ({ steps, startsGate }) =>
      `A change can decide what the gate runs with: ${listWords(steps)} ${steps.length === 1 ? 'takes its' : 'take their'} files from the change, ${startsGate ? 'and starts the gate' : 'before the gate'}.`,
    remedy: ({ startsGate }) =>
      startsGate
        ? 'Use the action at a commit, or start a pinned version outside of the checkout.'
        : 'Give the gate a job of its own, or publish its result from the default branch with `mode: publish`.',
  }),
  'agent-instructions': warning<Lines>({
    actor: 'human',
    counted: ['lines', 'effect'],
    title: 'Block of gene-gate is edited or out of date',
    why: 'The block that `gene-gate init --agents` writes into `AGENTS.md` (and, on request, `CLAUDE.md` and the rules of Cursor) tells agents what the gate accepts and what they must not do. An edit of the block, its removal, or a fence, comment or fold around it is shown with its lines; a block that this version does not write is a notice. Instructions protect nothing: the gate decides in the same way without them, so nobody has to approve the edit.',
    wrong: { base: WITH_BLOCK, head: { 'AGENTS.md': '# Agents\n' } },
    right: { head: { 'AGENTS.md': '# Agents\n' }, also: PROTECTED },
    message: ({ path, effect, lines }) =>
      `The block of gene-gate in \`${path}\` ${effect}${lines.length > 0 ? `: ${codeList(lines)}` : ''}.`,
    remedy: ({ path }) =>
      `Run \`gene-gate init --${/^(?:CLAUDE|.*gene-gate(?=\.mdc))/.test(path) ? (path.endsWith('.mdc') ? 'cursor' : 'claude') : 'agents'}\`, and commit the file.`,
  }),
  'gate-approval-missing': warning<Waiting & { weakens: boolean; runs: boolean }>({
    approval: 'waits',
    harm: 'danger',
    actor: 'human',
    counted: ['weakens', 'runs'],
    title: 'Change of the gate waits for approval',
    why: 'A change that weakens the gate needs the approval of as many people as `approvals.gate` of the base policy says, given as for a command: see [approvals](../approvals.md). With `agent_files.level: approve`, so does a change of commands that run automatically.',
    wrong: { ...LOOSENED, approvedBy: ['author'] },
    right: {
      ...LOOSENED,
      approvedBy: ['alice'],
      also: { 'gate-weakened': 'It stays in the report.' },
    },
    message: (args) =>
      `The change ${[...(args.weakens ? ['weakens the gate'] : []), ...(args.runs ? ['edits commands that run automatically'] : [])].join(', ')} and waits for approval${approvedWords(args)}.`,
    remedy: (args) =>
      howToApprove(
        args,
        args.weakens ? 'the gate may become weaker as described' : 'machines may run this',
      ),
  }),
  'input-loosens-policy': warning<Record<'input' | 'given' | 'kept' | 'key', string>>({
    harm: 'danger',
    actor: 'human',
    title: 'Action input that loosens the policy is ignored',
    why: 'On a pull request, the workflow file comes from the change itself, so its inputs can only tighten the policy of the base branch. An input that allows more is ignored. A profile is also ignored if it is unclear whether it allows more: `curated` and `workspace` accept other programs than `evolver`.',
    wrong: { head: {}, inputs: { 'command-timeout-seconds': 3600 } },
    right: { head: {}, policy: 'limits:\n  command_timeout_seconds: 3600\n' },
    message:
      'The input `{input}: {given}` is ignored because it is not stricter than `{kept}` in the policy.',
    remedy: 'Set `{key}` to `{given}` in `.github/gene-gate.yml` on the base branch.',
  }),
  'exception-refused': warning({
    actor: 'human',
    title: 'Exception in the policy has no effect',
    why: 'A policy can soften warnings, and errors about what an asset claims or how much it touches. It cannot soften what protects the machine. An ignore, or a level with `until`, is temporary: after its last day the finding counts again, and the exception is reported until the cause is fixed or a person sets a new date. An ignore that covers nothing hides the next finding of its rule.',
    wrong: {
      ...genes({ validation: ['node -e "1"'] }),
      policy: ignoring('outside-code', 2099),
      also: { 'outside-code': 'It is blocked with or without the ignore.' },
    },
    right: CHECKED,
    message: '{exception} in the policy has no effect: {refusal}.',
    remedy: 'Fix what the rule reports and remove the exception, or correct its rule or date.',
  }),
  'approval-missing': notice<WaitingGene>({
    approval: 'waits',
    // A policy cannot ignore the approvals that it requires.
    actor: 'human',
    title: 'Gene waits for approval',
    why: 'The policy allows these commands only after approval: strong confirmation is for dangerous commands and requires one person, and very strong confirmation is for experimental commands and requires two, unless `approvals` in the policy sets other numbers. No command of the gene runs before the approval, and the verdict is `needs_approval`. An approval applies to the files of the head, the base branch, the commands and the policy, so every push ends it, unless it changes only files that `approvals.unaffected_by` in the policy names; a base branch that moves on does not. See [approvals](../approvals.md).',
    wrong: { ...CHECKED, policy: ASKING_POLICY, approvedBy: ['author'] },
    right: { ...CHECKED, policy: ASKING_POLICY, approvedBy: ['alice'] },
    configure: `A policy whose profile does not require confirmation, such as evolver, waits only for scripts that nobody can read.
A gene whose commands are neither dangerous nor experimental, and run no such script, never waits.`,
    message: (args) =>
      `The gene \`${args.gene}\` waits for approval: ${commandWords(args.commands)} ${args.confirmation} confirmation${approvedWords(args)}.`,
    remedy: (args) => howToApprove(args, 'these commands may run with the files of this commit'),
  }),
});
