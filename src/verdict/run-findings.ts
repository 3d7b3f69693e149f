import picomatch from 'picomatch';
import { subjectOf } from '../assets/asset.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/plan.ts';
import type { Outcome, SideEffects } from '../model/outcome.ts';
import { linesOf, type Proof, type ProofHunk } from '../model/proof.ts';
import type { Policy } from '../policy/policy.ts';
import { type Finding, type FindingPlace, finding } from '../rules/finding.ts';
import { containmentWords } from '../run/containment-words.ts';
import { BUDGET_SPENT, OUTCOME_LOST } from '../run/not-run.ts';
import { isForPeople } from '../run/proof/kept-files.ts';
import type { RunResult } from '../run/run.ts';

/** @param outcomes one for each command, in order; fewer if the gene was not meant to run */
export function runFindings(
  gene: AuditedGene,
  outcomes: readonly Outcome[],
  { isolation }: Pick<RunResult, 'isolation'>,
  policy: Policy,
): readonly Finding[] {
  const ofCommands = gene.commands.flatMap((audited, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) return [];
    const { command, location } = audited;
    const place = { location, subject: { ...subjectOf(gene.asset), command } };
    const ran = { audited, command, outcome, place };
    return [...endOf(ran, policy, isolation), ...writesOf(ran, policy), ...filesAround(ran)];
  });
  return [...ofCommands, ...budgetOf(gene, outcomes, policy)];
}

interface RanCommand {
  readonly audited: AuditedCommand;
  readonly command: string;
  readonly outcome: Outcome;
  readonly place: FindingPlace;
}

/** One finding for all commands that the budget stopped. */
function budgetOf(
  { asset, commands }: AuditedGene,
  outcomes: readonly Outcome[],
  { limits }: Policy,
): Finding[] {
  const stopped = commands.filter((_, index) => outcomes[index]?.reason === BUDGET_SPENT);
  const [first] = stopped;
  if (first === undefined) return [];
  const args = { gene: asset.id, seconds: limits.budget_seconds, commands: stopped.length };
  return [finding('budget-spent', args, { location: first.location, subject: subjectOf(asset) })];
}

/** Findings by field of an outcome about files around a command. */
const FILES_OF = [
  ['checkout_modified', 'checkout-modified'],
  ['checkout_changed', 'checkout-changed'],
  ['left_out', 'file-left-out'],
] as const;

function filesAround({ command, outcome, place }: RanCommand): Finding[] {
  return FILES_OF.flatMap(([field, rule]) => {
    const paths = outcome[field];
    return paths ? [finding(rule, { command, paths }, place)] : [];
  });
}

function writesOf(
  { command, outcome: { side_effects: effects }, place }: RanCommand,
  { caches }: Policy,
): Finding[] {
  const paths = effects ? writtenPaths(effects, caches) : [];
  return paths.length === 0 ? [] : [finding('command-writes', { command, paths }, place)];
}

function endOf(
  { audited, command, outcome, place }: RanCommand,
  { limits: { slow_command_seconds: slowSeconds }, network }: Policy,
  isolation: RunResult['isolation'],
): Finding[] {
  const seconds = Math.round(outcome.duration_ms / 1000);
  const words = containmentWords(outcome, isolation, network);
  switch (outcome.status) {
    case 'failed': {
      const how = `failed with exit code ${outcome.exit_code ?? 1}`;
      return [finding('command-failed', { command, how, ...words }, place)];
    }
    case 'timed_out':
      if (outcome.reason === BUDGET_SPENT) return [];
      return [finding('command-timed-out', { command, seconds, ...words }, place)];
    case 'crashed': {
      const how = `crashed: ${outcome.reason ?? 'no exit code'}`;
      return [finding('command-failed', { command, how, ...words }, place)];
    }
    case 'not_runnable': {
      const { program = command } = audited.plan ?? {};
      const where = 'was not found on PATH outside the checkout';
      return [finding('program-missing', { command, program, where }, place)];
    }
    case 'passed':
      return outcome.duration_ms > slowSeconds * 1000
        ? [finding('command-slow', { command, seconds, limit: slowSeconds }, place)]
        : [];
    case 'skipped': {
      if (outcome.reason === OUTCOME_LOST) {
        return [
          finding('not-judged', { detail: `the command \`${command}\`: ${OUTCOME_LOST}` }, place),
        ];
      }
      const tool = toolOf(audited.reading);
      if (tool === undefined || tool.path !== undefined) return [];
      const where = 'is not installed in `node_modules`';
      return [finding('program-missing', { command, program: tool.name, where }, place)];
    }
    case 'error':
    case 'blocked':
      return [];
  }
}

/** Sorted, except caches. */
function writtenPaths(
  { created, changed, deleted }: SideEffects,
  caches: readonly string[],
): readonly string[] {
  const isCache = picomatch([...caches], { dot: true });
  return [...created, ...changed, ...deleted].filter((path) => !isCache(path)).sort();
}

/**
 * Returns the finding about a gene of which no command fails without the change: a warning, or a notice if only
 * documents were taken back. If one fails, returns a notice for each part of the change without which all pass.
 * @param proofs one for each command, in order; undefined if nothing was tried
 */
export function proofFindings(
  { asset, commands }: AuditedGene,
  proofs: readonly Proof[] = [],
): readonly Finding[] {
  const ofGene = commands.map(({ command }) => command);
  const found = (index: number, files: readonly string[], lines: string, isNotice: boolean) => {
    const { command = '', location } = commands[index] ?? {};
    const place = { ...(location && { location }), subject: { ...subjectOf(asset), command } };
    const severity = isNotice ? 'notice' : 'warning';
    return finding('nothing-shown', { commands: ofGene, files, lines }, { ...place, severity });
  };
  const passed = proofs.findIndex(({ outcome }) => outcome === 'nothing_shown');
  if (passed >= 0 && proofs.every(({ outcome }) => SHOWS_NOTHING.has(outcome))) {
    const { files = [] } = proofs[passed] ?? {};
    return [found(passed, files, '', files.every(isForPeople))];
  }
  return unnoticed(proofs).map((hunk) => found(0, [hunk.path], linesOf(hunk), true));
}

const SHOWS_NOTHING: ReadonlySet<Proof['outcome']> = new Set(['nothing_shown', 'no_subject']);

/** The parts of the change without which every command passes. */
function unnoticed(proofs: readonly Proof[]): readonly ProofHunk[] {
  const keyOf = ({ path, lines }: ProofHunk) => `${path}:${lines.join('-')}`;
  const passesWithout = ({ outcome, hunks = [] }: Proof, hunk: ProofHunk) =>
    outcome === 'nothing_shown' ||
    hunks.some((each) => !each.noticed && keyOf(each) === keyOf(hunk));
  const hunks = new Map(
    proofs.flatMap((proof) => proof.hunks ?? []).map((each) => [keyOf(each), each]),
  );
  return [...hunks.values()].filter((hunk) => proofs.every((proof) => passesWithout(proof, hunk)));
}
