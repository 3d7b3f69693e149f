import type { Asset } from '../../assets/asset.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import type { ChangeSubject } from '../subject.ts';

/** Names the assets that the change adds as the reference engine ships them, once for all of them. */
export function engineSeeds({ seeds, genes }: ChangeSubject): Finding[] {
  const [first] = seeds.keys();
  if (first === undefined) return [];
  const releases = [...seeds.values()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const args = {
    ids: [...new Set([...seeds.keys()].map(({ id }: Asset) => id))],
    count: seeds.size,
    oldest: releases[0] ?? '',
    newest: releases.at(-1) ?? '',
    idle: genes.filter(({ asset, commands }) => seeds.has(asset) && lacksEngine(commands)).length,
  };
  const severity = args.idle > 0 ? 'warning' : 'notice';
  return [finding('engine-seeds', args, { location: first.locate(), severity })];
}

/** Whether a seed of the engine names scripts of the engine that the repository does not have. */
export function lacksEngine(commands: readonly AuditedCommand[]): boolean {
  return commands.some(({ findings }) => findings.some(({ rule }) => ruleOf(rule).absent === true));
}

/** A finding that fails nothing; what is dangerous stays as it is. */
export function asNotice(found: Finding): Finding {
  const isDanger = (found.harm ?? ruleOf(found.rule).harm) === 'danger';
  return isDanger ? found : { ...found, severity: 'notice' };
}
