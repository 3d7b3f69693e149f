import type { AssetProblem } from '../../assets/asset.ts';
import { nestedGenes, type StrayGene, strayGenes } from '../../assets/globs.ts';
import { assetLimits } from '../../assets/source.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { textHanded } from '../../shell/started-words.ts';
import { isClaim } from '../read-subject.ts';
import type { AuditSubject, ChangeSubject } from '../subject.ts';

export function assetFiles({ problems }: AuditSubject) {
  return problems.filter(({ rule }) => rule !== 'outside-globs').map(assetProblemFinding);
}

/** Converts a problem of an asset file into a finding. */
export function assetProblemFinding({ before, ...problem }: AssetProblem): Finding {
  const { rule, detail, location, id, severity } = problem;
  const subject = id === undefined ? {} : { subject: { id } };
  const place = { location, ...subject, ...(severity && { severity }) };
  if (!before) return finding(rule, { detail }, place);
  return { ...finding(rule, { detail }, { ...place, severity: 'notice' }), before };
}

/** Limit of shown dangerous commands for one file. */
const MOST_SHOWN = 5;

/**
 * Reports genes in files that are no asset files, and inside of other assets. Dangers in their commands are errors
 * if the change adds them, and notices if the base has them, because another engine can read the file.
 */
export async function genesOutside(subject: ChangeSubject): Promise<Finding[]> {
  const found = subject.problems.filter(({ rule }) => rule === 'outside-globs');
  const judged = subject.clock.all(found, async (problem) => {
    const dangers = await dangersIn(problem.location.path, subject);
    const isGrave = dangers.some(({ severity }) => severity === 'error');
    return isGrave ? dangers : [assetProblemFinding(problem), ...dangers];
  });
  const inside = subject.clock.all(subject.assets.changes.filter(isClaim), (change) => {
    const { asset, before } = change;
    return dangersInGenes(nestedGenes(asset), before ? nestedGenes(before) : [], subject);
  });
  return [...(await judged), ...(await inside)].flat();
}

async function dangersIn(path: string, subject: ChangeSubject): Promise<readonly Finding[]> {
  const { change, tree, baseTree, policy } = subject;
  const limits = assetLimits(policy.assets.max_file_bytes);
  const genesOf = async (side: Tree, at: string) => {
    const { kind, size = 0 } = side.stat(at) ?? {};
    if (!isRegular(kind) || size > limits.maxBytes) return [];
    return strayGenes(at, await side.read(at, limits.maxBytes), limits);
  };
  const oldPath = change.files.find((file) => file.path === path)?.oldPath ?? path;
  return dangersInGenes(await genesOf(tree, path), await genesOf(baseTree, oldPath), subject);
}

async function dangersInGenes(
  genes: readonly StrayGene[],
  before: readonly StrayGene[],
  { judge }: ChangeSubject,
): Promise<readonly Finding[]> {
  const known = new Set(before.flatMap(({ commands }) => commands));
  const dangers: Finding[] = [];
  for (const { location, commands } of genes) {
    for (const command of commands) {
      const danger = dangerOf((await judge.command(command)).findings);
      if (danger === undefined || dangers.length === MOST_SHOWN) continue;
      const detail = `a Gene whose command \`${command}\` ${danger}`;
      const severity = known.has(command) ? 'notice' : 'error';
      dangers.push({
        ...finding('outside-globs', { detail }, { location, severity, harm: 'danger' }),
        danger,
      });
    }
  }
  return dangers;
}

/** Returns the danger of a refused command, as a clause. Inline code without a known danger has none. */
function dangerOf(findings: readonly Finding[]): string | undefined {
  const found = findings.find((each) => each.danger !== undefined) ?? findings.find(isDangerous);
  if (found === undefined) return undefined;
  const [, clause] = /^Command (.*)/.exec(ruleOf(found.rule).title) ?? [];
  return found.danger ?? clause ?? `is dangerous (\`${found.rule}\`)`;
}

function isDangerous({ rule, severity, harm, args }: Finding): boolean {
  const words = [args.program, args.flag, ''].map((text) => ({ text: String(text) }));
  const isInline = rule === 'outside-code' && textHanded(words) !== undefined;
  return severity === 'error' && harm === 'danger' && !isInline;
}
