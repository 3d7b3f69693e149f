import { defineRule } from '../../../finding/rule.ts';

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

export const approvalMissing = defineRule<Arguments>({
  id: 'approval-missing',
  // No policy can ignore what it asks for itself.
  layer: 'policy',
  severity: 'notice',
  since: '0.2.0',
  title: 'A gene waits until somebody agrees that its commands run',
  why: `The policy allows these commands only if a person confirms them: strong confirmation is for
dangerous commands and takes one person, very strong confirmation is for experimental ones and takes two,
unless the policy's \`approvals\` say more or less.
Nothing of the gene runs before, and the verdict is \`needs_approval\`. An approval is bound to what would
run, so it outlives a push that changes none of that, and ends with one that does; see
[approvals](../approvals.md).`,
  wrong: 'A comment, or a review without the command, or one by the author of the pull request.',
  right: `An approving review by somebody with write access, with this line in its text:
/gene-gate approve`,
  configure: `A policy whose profile does not ask for confirmation, such as evolver, never waits; nor
does a gene whose commands are neither dangerous nor experimental.`,
  message: ({ gene, confirmation, needed, given, commands, refusals }) =>
    `\`${gene}\` waits: ${commandWords(commands)} ${confirmation} confirmation${givenWords(needed, given)}.${refusalWords(refusals)}`,
  remedy: ({ needed, digest }) =>
    digest === ''
      ? `${needed === 1 ? 'Somebody' : capitalised(people(needed))} with write access, but not the author, can approve the pull request with a review that has a line \`/gene-gate approve\`.`
      : `If all of this may run, repeat the command with \`--approve=${digest}\`.`,
});

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
