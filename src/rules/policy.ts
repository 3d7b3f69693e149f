import { GENES, gene, genes, RIGHT_HASH } from './example-asset.ts';
import { rule, rules } from './rule.ts';
import { ASKING_POLICY } from './standard-repository.ts';

const POLICY = '.github/gene-gate.yml';

/** Differences that one sentence can hold. */
const MOST_EFFECTS = 6;

function effectWords(effects: readonly string[]): string {
  if (effects.length === 0) return 'it changes no setting';
  const more = effects.length - MOST_EFFECTS;
  const shown = effects.slice(0, MOST_EFFECTS).join('; ');
  return `from the next change on: ${shown}${more > 0 ? `; and ${more} more` : ''}`;
}

/** A digest where somebody at a terminal approves by it; empty where reviews do. */
type Arguments = {
  gene: string;
  confirmation: 'strong' | 'very strong';
  needed: number;
  given: number;
  commands: readonly string[];
  digest: string;
  refusals: readonly string[];
};

function commandWords([first, ...others]: readonly string[]): string {
  return others.length === 0
    ? `\`${first}\` needs`
    : `\`${first}\` and ${others.length} more of its commands need`;
}

function givenWords(needed: number, given: number): string {
  if (needed === 1) return '';
  const agreed = given === 1 ? 'one has' : `${given} have`;
  return given === 0 ? ` by ${people(needed)}` : ` by ${people(needed)}, and ${agreed} agreed`;
}

function people(count: number): string {
  return count === 2 ? 'two people' : `${count} people`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_REFUSALS = 3;

function refusalWords(refusals: readonly string[]): string {
  if (refusals.length === 0) return '';
  const more = refusals.length - MOST_REFUSALS;
  const shown = refusals.slice(0, MOST_REFUSALS).join('; ');
  return ` Does not count: ${shown}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** Rules about the policy itself, in the order in which they are documented. */
export const policyRules = rules('policy', {
  'policy-changed': rule<{ path: string; effects: readonly string[] }>({
    severity: 'warning',
    title: 'The change edits the policy, and is judged by the old one',
    why: `The policy is always read from the base side, so that a change cannot allow itself what it does.
What it writes into the policy counts from the next change on. The finding says which keys change, from
what to what, and whether that allows more or less, where this can be said.`,
    wrong: {
      base: { [POLICY]: 'limits:\n  command_timeout_seconds: 180\n' },
      head: { [POLICY]: 'limits:\n  command_timeout_seconds: 600\n', [GENES]: [gene()] },
    },
    right: { head: { [GENES]: [gene()] }, policy: 'limits:\n  command_timeout_seconds: 600\n' },
    message: ({ path, effects }) =>
      `The change edits the policy ${path} and is judged by the old one; ${effectWords(effects)}.`,
    remedy: () => 'Land the change of the policy on its own, then what it allows.',
  }),
  'policy-broken': rule<{ path: string; mistake: string }>({
    severity: 'error',
    title: 'The change would leave a policy with mistakes',
    why: `This change is judged by the policy of the base branch. Once it is merged, its own policy counts for
every change after it, and a gate whose policy cannot be understood never passes. The change that would
mend it could not pass either.`,
    wrong: { head: { [POLICY]: 'fail-on: warning\n' } },
    right: {
      head: { [POLICY]: 'fail_on: warning\n' },
      also: { 'policy-changed': 'The change still edits the policy.' },
    },
    message: ({ path, mistake }) =>
      `With this change the policy ${path} has a mistake (${mistake}).`,
    remedy: ({ path }) => `Correct it in this change; \`gene-gate policy test ${path}\` checks it.`,
  }),
  'input-loosens-policy': rule<{
    input: string;
    given: string;
    kept: string;
    key: string;
  }>({
    severity: 'warning',
    title: 'An action input would loosen the policy and is ignored',
    why: `On a pull request the workflow file comes from the change itself, so its inputs may only tighten
what the policy on the base branch says. An input that allows more is ignored, and so is a profile of
which it cannot be said whether it does: \`curated\` and \`workspace\` accept other programs than \`evolver\`.`,
    wrong: { head: {}, inputs: { 'command-timeout-seconds': 3600 } },
    right: { head: {}, policy: 'limits:\n  command_timeout_seconds: 3600\n' },
    message: ({ input, given, kept }) =>
      `The input ${input}: ${given} is not stricter than the policy, which says ${kept}, and is ignored.`,
    remedy: ({ key, given }) =>
      `Set ${key} to ${given} in .github/gene-gate.yml on the base branch instead.`,
  }),
  'ignore-expired': rule<{
    rule: string;
    where: string;
    reason: string;
    expires: string;
  }>({
    severity: 'warning',
    title: 'An ignore in the policy has expired',
    why: `An ignore is a promise to come back. After its last day the finding counts again, and the ignore is
told until somebody mends the cause or decides anew.`,
    wrong: {
      ...genes({ asset_id: undefined }),
      policy: `ignores:
  - rule: content-hash-missing
    reason: The engine hashes its genes from its next release on.
    expires: 2020-01-31
`,
    },
    right: genes({ asset_id: RIGHT_HASH.own }),
    message: ({ rule, where, expires, reason }) =>
      `The ignore of ${rule} ${where} expired on ${expires} (its reason: ${reason}).`,
    remedy: ({ rule }) =>
      `Mend what ${rule} finds and remove the ignore, or give it a new date and reason.`,
  }),
  'ignore-refused': rule<{ rule: string; where: string; refusal: string }>({
    severity: 'warning',
    title: 'An ignore in the policy asks for what cannot be ignored',
    why: `A policy may ignore warnings, and errors about what an asset says of itself or how much it touches.
It may not ignore an error that keeps a command from running, a path that no change may touch, a file
that cannot be read with certainty, a command that failed, or a finding about the policy itself. Such an
ignore has no effect, and neither has one of a rule that does not exist.`,
    wrong: {
      ...genes({ validation: ['node -e "1"'] }),
      policy: `ignores:
  - rule: evaluates-text
    reason: We trust this gene.
    expires: 2099-12-31
`,
      also: { 'evaluates-text': 'It is blocked with or without the ignore.' },
    },
    right: genes({ validation: ['node scripts/check.js'] }),
    message: ({ rule, where, refusal }) =>
      `The ignore of ${rule} ${where} has no effect: ${refusal}.`,
    remedy: () => 'Remove the ignore from the policy, and mend what the rule finds.',
  }),
  'ignore-unused': rule<{ rule: string; where: string; reason: string }>({
    severity: 'notice',
    title: 'An ignore in the policy is not needed any more',
    why: `The genes that the ignore is about were judged, and the rule found nothing. An ignore that stays
would hide the next finding, which nobody has looked at.`,
    wrong: {
      ...genes({ asset_id: RIGHT_HASH.own }),
      policy: `ignores:
  - rule: content-hash-missing
    where: { gene: gene_a }
    reason: Written before the engine hashed its genes.
    expires: 2099-12-31
`,
    },
    right: { ...genes({ asset_id: RIGHT_HASH.own }), policy: 'ignores: []\n' },
    message: ({ rule, where }) => `The ignore of ${rule} ${where} covers nothing any more.`,
    remedy: () => 'Remove the ignore from the policy.',
  }),
  'approval-missing': rule<Arguments>({
    // No policy can ignore what it asks for itself.
    severity: 'notice',
    since: '0.2.0',
    title: 'A gene waits until somebody agrees that its commands run',
    why: `The policy allows these commands only if a person confirms them: strong confirmation is for
dangerous commands and takes one person, very strong confirmation is for experimental ones and takes two,
unless the policy's \`approvals\` say more or less.
Nothing of the gene runs before, and the verdict is \`needs_approval\`. An approval is bound to what would
run, so it outlives a push that changes none of that, and ends with one that does; see
[approvals](../approvals.md).`,
    wrong: {
      ...genes({ validation: ['node scripts/check.js'] }),
      policy: ASKING_POLICY,
      approvedBy: ['author'],
    },
    right: {
      ...genes({ validation: ['node scripts/check.js'] }),
      policy: ASKING_POLICY,
      approvedBy: ['alice'],
    },
    configure: `A policy whose profile does not ask for confirmation, such as evolver, never waits; nor
does a gene whose commands are neither dangerous nor experimental.`,
    message: ({ gene, confirmation, needed, given, commands, refusals }) =>
      `\`${gene}\` waits: ${commandWords(commands)} ${confirmation} confirmation${givenWords(needed, given)}.${refusalWords(refusals)}`,
    remedy: ({ needed, digest }) =>
      digest === ''
        ? `${needed === 1 ? 'Somebody' : capitalised(people(needed))} with write access, but not the author, can approve the pull request with a review that has a line \`/gene-gate approve\`.`
        : `If all of this may run, repeat the command with \`--approve=${digest}\`.`,
  }),
});
