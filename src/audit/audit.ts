import type { AssetChange, AssetChanges, AssetProblem } from '../assets/asset.ts';
import type { GateEvent } from '../event/event.ts';
import { Judge } from '../judge/judge.ts';
import type { Location } from '../model/finding.ts';
import type { Platform } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import type { Tree } from '../repo/tree.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { Audit } from './audited.ts';
import { auditLogFindings } from './change/audit-log.ts';
import { measureChange, namesOf } from './change/blast-radius.ts';
import { countedFiles, exemptPaths } from './change/counted-files.ts';
import { forbiddenPathFindings, unauditableFindings } from './change/forbidden-paths.ts';
import { markHiddenFiles } from './change/hidden-files.ts';
import { policyChangeFindings } from './change/policy-change.ts';
import { destroyedPaths, protectedPathFindings } from './change/protected-paths.ts';
import { touchedPaths, touchesOf } from './change/touched-paths.ts';
import { assetProblemFinding } from './claims/asset-files.ts';
import { judgeCapsules } from './claims/capsules.ts';
import { evidenceFindings } from './claims/evidence.ts';
import { appliedIds, missingGeneFindings } from './claims/named-genes.ts';
import { selfDescriptionFindings } from './claims/self-description.ts';
import { contentDigest } from './gene/content/content.ts';
import { auditGene, type ReadGene, readGene } from './gene/gene.ts';
import { digestPlans } from './gene/plans.ts';

export interface AuditRequest {
  readonly event: Pick<GateEvent, 'audited'>;
  readonly change: Change;
  readonly assets: AssetChanges;
  /** The left side of the change. */
  readonly baseTree: Tree;
  /** The audited side: the one that commands would run in. */
  readonly tree: Tree;
  readonly policy: LoadedPolicy;
  /** Of the machine that would run the commands. */
  readonly platform: Platform;
}

/**
 * Judges a change without running anything: every command of every gene in it, the limits of each
 * gene, the paths that the change touches and what its assets say about themselves. Commands run
 * later by the Plans that are made here and by nothing else.
 *
 * @throws GateError `file_unreadable` if a tree cannot give a file that it lists
 */
export async function auditChange(request: AuditRequest): Promise<Audit> {
  const { event, change, assets, tree, policy: loaded } = request;
  const { policy } = loaded;
  const changed = new Set(change.files.flatMap(namesOf));
  const judge = Judge.by({ policy, tree, changed, platform: request.platform });
  const read = await Promise.all(
    assets.changes.filter(isGene).map((gene) => readGene(gene, judge)),
  );

  const exempt = exemptPaths(change, policy, read);
  const radius = measureChange(change, exempt);
  const applied = appliedIds(assets.changes);
  const binds = ({ kind, asset }: AssetChange) =>
    kind === 'added' || kind === 'modified' || (kind === 'applied' && applied.has(asset.id));
  const touched = touchedPaths(change, tree);
  const touches = touchesOf(touched, request.baseTree);
  const bound = read.some((gene) => binds(gene.change));
  const findings = [
    ...assets.problems.map(assetProblemFinding),
    ...forbiddenPathFindings(touched, touches, policy),
    ...protectedPathFindings(touched, {
      named: policy.blast_radius.protected_paths,
      policyPath: policyPath(loaded),
      destroyed: destroyedPaths(change, tree),
      hasGene: bound,
    }),
    ...(changed.has(policyPath(loaded) ?? '') ? await policyChangeFindings(request) : []),
    ...loaded.ignoredInputs.map((ignored) => finding('input-loosens-policy', { ...ignored })),
    ...(await logFindings(request)),
    ...(bound ? unauditableFindings(change, tree) : []),
    ...missingGeneFindings(assets.changes),
    ...evidenceFindings(change, assets, radius),
    ...assets.changes.filter(isClaim).flatMap(({ asset }) => selfDescriptionFindings(asset)),
  ];

  const mayRun = !findings.some(forbidsRunning);
  const contents = await contentDigests(read, request);
  const { hard_cap_files: files, hard_cap_lines: lines } = policy.blast_radius;
  const genes = read.map((gene) =>
    auditGene(gene, {
      measured: { radius, caps: { files, lines }, touchesOf: touches },
      binds: binds(gene.change),
      mayRun,
      terms: {
        tree: event.audited,
        timeoutMs: policy.limits.command_timeout_seconds * 1000,
        contents,
      },
    }),
  );
  const plans = genes.flatMap(({ commands }) => commands.flatMap(({ plan }) => plan ?? []));
  return {
    genes,
    capsules: judgeCapsules(assets, policy.a2a),
    blastRadius: radius,
    files: await markHiddenFiles(countedFiles(change, exempt, tree), tree),
    findings,
    plansDigest: digestPlans(plans),
  };
}

/** By command, for every one that is not blocked: the identity of what it would run. */
async function contentDigests(
  genes: readonly ReadGene[],
  request: AuditRequest,
): Promise<ReadonlyMap<string, string>> {
  const allowed = genes
    .flatMap(({ commands }) => commands)
    .filter(({ verdict }) => verdict !== 'block');
  const readings = new Map(allowed.map(({ command, reading }) => [command, reading]));
  const digests = [...readings].map(
    async ([command, reading]) => [command, await contentDigest(reading, request)] as const,
  );
  return new Map(await Promise.all(digests));
}

/** Rules whose finding means that commands would run what nobody has audited. */
const FORBIDS_RUNNING: ReadonlySet<string> = new Set([
  'forbidden-path-always',
  'symlink-leaves-tree',
  'submodule-changed',
]);

function forbidsRunning({ rule }: Finding): boolean {
  return FORBIDS_RUNNING.has(rule);
}

async function logFindings(request: AuditRequest): Promise<Finding[]> {
  const { change, assets, policy, baseTree, tree } = request;
  const { audit_log } = policy.policy.blast_radius;
  const findings = await auditLogFindings(change, audit_log, async (path) => {
    const isNew = baseTree.stat(path) === undefined;
    const [before, after] = await Promise.all([
      isNew ? Buffer.alloc(0) : baseTree.read(path),
      tree.read(path),
    ]);
    return { before, after };
  });
  return findings.filter(
    ({ rule, location }) =>
      rule !== 'audit-log-malformed' ||
      !assets.problems.some((problem) => tells(problem, location)),
  );
}

/**
 * Whether what is wrong with a line of a log is said already, as part of an asset file: at the line,
 * or where the JSON that begins in it can no longer be read.
 */
function tells({ rule, location: { path, line } }: AssetProblem, malformed?: Location): boolean {
  if (path !== malformed?.path) return false;
  return line === malformed.line || (rule === 'file-not-json' && line > malformed.line);
}

/** Where the policy was read from, if it is a file that the change could have edited. */
function policyPath({ source }: LoadedPolicy): string | undefined {
  return source === 'file' ? undefined : POLICY_PATH;
}

function isGene({ asset }: AssetChange): boolean {
  return asset.type === 'Gene';
}

function isClaim({ kind, asset }: AssetChange): boolean {
  return asset.type !== 'Gene' && (kind === 'added' || kind === 'modified');
}
