import { type Asset, placeOf } from '../../assets/asset.ts';
import { commandsToRun } from '../../assets/validation.ts';
import type { Judge } from '../../judge/judge.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import type { ChangeSubject } from '../subject.ts';

/** Finds Capsules whose gene has a command that may not run, so nothing supports their solution. */
export async function blockedGenes(
  capsules: readonly Asset[],
  genes: readonly Asset[],
  judge: Judge,
): Promise<ReadonlyMap<Asset, Finding>> {
  const found = new Map<Asset, Finding>();
  for (const capsule of capsules) {
    const { gene: id } = capsule.value;
    const gene = genes.find((each) => each.type === 'Gene' && each.id === id);
    const command = gene && (await firstBlocked(gene, judge));
    if (gene === undefined || command === undefined) continue;
    const why = `the command \`${command}\` of its gene \`${gene.id}\` is blocked`;
    const args = { capsule: capsule.id, why };
    found.set(capsule, finding('capsule-not-eligible', args, placeOf(capsule, ['gene'])));
  }
  return found;
}

async function firstBlocked(gene: Asset, everywhere: Judge): Promise<string | undefined> {
  const judge = everywhere.forFile(gene.path);
  for (const command of commandsToRun(gene)) {
    const { verdict } = await judge.command(command);
    if (verdict === 'block') return command;
  }
  return undefined;
}

/** Finds genes moved from a seed file into the store, where their commands may not run. */
export async function activatedSeeds({ assets, judge }: ChangeSubject): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const gene of assets.activated ?? []) {
    const command = await firstBlocked(gene, judge);
    if (command === undefined) continue;
    found.push(
      finding('seed-activated-blocked', { gene: gene.id, command }, placeOf(gene, ['validation'])),
    );
  }
  return found;
}

/** In one finding. */
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

/** True for a seed that names scripts of the engine that the repository lacks. */
export function lacksEngine(commands: readonly AuditedCommand[]): boolean {
  return commands.some(({ findings }) => findings.some(({ rule }) => ruleOf(rule).absent === true));
}

/** Lowers a finding to a notice, unless it is a danger. */
export function asNotice(found: Finding): Finding {
  const isDanger = (found.harm ?? ruleOf(found.rule).harm) === 'danger';
  return isDanger ? found : { ...found, severity: 'notice' };
}
