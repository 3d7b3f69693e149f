import type { Asset, AssetChanges, AssetFile } from '../assets/asset.ts';
import type { Judge } from '../judge/judge.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { Finding } from '../rules/finding.ts';
import type { Audit, AuditedGene, ChangeAudit } from './audited.ts';
import { countedFiles, markHiddenFiles } from './change/counted-files.ts';
import { ask } from './check.ts';
import { CLAIM_CHECKS, SUBJECT_CHECKS } from './checks.ts';
import { blockedGenes } from './claims/blocked-genes.ts';
import { judgeCapsules } from './claims/capsules.ts';
import { auditGene, forbidsRunningGene, geneFindings } from './gene/gene.ts';
import { limitsOf } from './gene/gene-limits.ts';
import { readGene } from './gene/read-gene.ts';
import { digestPlans } from './plan.ts';
import {
  type ChangeRequest,
  correctorIn,
  isGene,
  readChangeSubject,
  subjectOfAssets,
} from './read-subject.ts';
import type { AuditSubject, CorrectorOf, ReadGene, ReadGeneChange } from './subject.ts';

/**
 * Audits a change without running anything: commands and limits of genes, touched paths, and claims of
 * assets. Only the Plans made here can run later.
 * @throws GateError `file_unreadable` if a listed file cannot be read
 */
export async function auditChange(request: ChangeRequest): Promise<ChangeAudit> {
  const subject = await readChangeSubject(request);
  const { change, tree, policy, assets, exempt, radius, counted } = subject;
  const { genes, ...audit } = await auditSubject(subject, (gene: ReadGeneChange) => gene);
  const blocked = await blockedGenes(
    subject.claims.filter(({ type }) => type === 'Capsule'),
    assets.present,
    subject.judge,
  );
  return {
    ...audit,
    genes: genes.map(([{ change }, gene]) => ({ ...gene, change: change.kind })),
    capsules: judgeCapsules(assets, policy.a2a, counted.least, blocked),
    seeds: [...subject.seeds.keys()],
    agentFiles: subject.agentFiles,
    blastRadius: radius,
    files: await markHiddenFiles(countedFiles(change, exempt, tree), tree),
  };
}

/**
 * Audits candidates, other agents' assets, without checks of changes. The commands of a gene are judged
 * with the gene.
 * @param judge with a tree, Plans are made for that tree
 * @param existing the assets that the candidates can refer to
 */
export async function auditAssets(
  assets: readonly Asset[],
  judge: Judge,
  existing: readonly Asset[],
): Promise<Audit> {
  const read = { assets, problems: [] };
  const related = relateAssets(assets, existing);
  const correctorOf = () => 'author' as const;
  const { genes, ...audit } = await auditSubject(
    subjectOfAssets(read, judge, correctorOf, related),
    ({ asset }) => readGene(asset, judge, correctorOf),
  );
  return { ...audit, genes: genes.map(([, gene]) => gene) };
}

/** Treats candidates as assets added by a change that may apply the existing genes. */
function relateAssets(assets: readonly Asset[], existing: readonly Asset[]): AssetChanges {
  return {
    changes: [
      ...assets.map((asset) => ({ kind: 'added' as const, asset })),
      ...existing
        .filter(({ type }) => type === 'Gene')
        .map((asset) => ({ kind: 'applied' as const, asset, before: asset })),
    ],
    problems: [],
    files: [],
    present: [...existing, ...assets],
    unread: [],
  };
}

async function auditSubject<Gene extends AuditSubject['genes'][number], Read extends ReadGene>(
  subject: AuditSubject & { readonly genes: readonly Gene[] },
  readOf: (gene: Gene) => Read | Promise<Read>,
): Promise<Audit<readonly [Read, AuditedGene]>> {
  const findings = await subjectFindings(subject);
  const terms = {
    timeoutMs: subject.policy.limits.command_timeout_seconds * 1000,
    mayRun: subject.tree !== undefined && !findings.some(endsRunning),
  };
  const { clock } = subject;
  const genes = await clock.all(subject.genes, async (each) => {
    const read = await readOf(each);
    return [read, await auditGene(subject, read, terms)] as const;
  });
  const plans = genes.flatMap(([, { commands }]) => commands.flatMap(({ plan }) => plan ?? []));
  return { genes, findings, plansDigest: digestPlans(plans) };
}

async function subjectFindings(subject: AuditSubject): Promise<readonly Finding[]> {
  const { clock, claims } = subject;
  const found = await ask(SUBJECT_CHECKS, subject);
  const ofClaims = await clock.all(claims, (asset) => ask(CLAIM_CHECKS, subject, { asset }));
  return [found, ...ofClaims].flat();
}

/** True if at least one gene may run, as far as it is judged. */
export function mayRunSome({ genes, findings }: Audit): boolean {
  return (
    !findings.some(endsRunning) &&
    genes.some(
      ({ commands, findings: own }) =>
        commands.length > 0 &&
        commands.every(({ verdict }) => verdict !== 'block') &&
        !own.some(forbidsRunningGene),
    )
  );
}

/** Includes failed checks of the whole subject, which could have forbidden running. */
function endsRunning({ rule, location }: Finding): boolean {
  const { forbidsRunning, undecided } = ruleOf(rule);
  return forbidsRunning === 'change' || (undecided === true && location === undefined);
}

export interface AuditedFile {
  readonly path: string;
  readonly assets: readonly Pick<AuditedGene, 'asset' | 'commands'>[];
  /** Findings about the file, then about each asset and its commands. */
  readonly findings: readonly Finding[];
}

/**
 * Judges the assets of one file without a change: their commands, lists of commands, and identity.
 * Makes no Plans.
 */
export async function auditAssetFile(file: AssetFile, judge: Judge): Promise<AuditedFile> {
  const inTree = judge.terms.tree !== undefined;
  const correctorOf: CorrectorOf = inTree ? correctorIn(file.problems) : () => 'hand';
  const subject = subjectOfAssets(file, judge, correctorOf);
  const { clock } = judge;
  const audited = await clock.all(file.assets, async (asset) => {
    const gene = isGene(asset) ? await readGene(asset, judge, correctorOf) : undefined;
    if (gene === undefined) {
      return { asset, commands: [], findings: await ask(CLAIM_CHECKS, subject, { asset }) };
    }
    const { commands } = gene;
    const findings = [
      ...(await geneFindings(subject, { ...gene, limits: limitsOf(gene, subject) })),
      ...commands.flatMap((command) => command.findings),
    ];
    return { asset, commands, findings };
  });
  return {
    path: file.path,
    assets: audited.map(({ asset, commands }) => ({ asset, commands })),
    findings: [
      ...(await ask(SUBJECT_CHECKS, subject)),
      ...audited.flatMap(({ findings }) => findings),
    ],
  };
}
