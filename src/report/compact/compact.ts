import { groupBy } from '../../ground/group-by.ts';
import { each, type Steps } from '../../ground/turns.ts';
import type { GateReport } from '../gate-report.ts';
import { answersOf, packAnswers, unpackAnswers } from './answers.ts';
import { packFix, unpackFix } from './edits.ts';
import { type Entry, isEntry, listAt, ofEntry } from './entry.ts';
import {
  findingPacker,
  findingUnpacker,
  NAMING,
  naming,
  numbering,
  packPair,
  unpackPair,
  withCommands,
} from './findings.ts';
import { genePacker, geneUnpacker } from './genes.ts';
import { type Growth, growthWithin } from './growth.ts';
import { lineOf, ownersIn } from './owners.ts';
import { packCommandLocation, packWords, unpackCommandLocation, unpackWords } from './places.ts';
import { packRuns, unpackRuns } from './runs.ts';
import { type Own, type Sharer, sharedIn, sharer, unshared } from './share.ts';
import { packSequence, unpackSequence, unpackValidation, validationPacker } from './validations.ts';

/**
 * A report with more entries is written compactly: its JSON would come near the size that the gate itself
 * reads. Others have the form of the published schema.
 */
const MOST_ENTRIES = 10_000;

/** The lists of a report whose entries can be many; whether entries can be equal but for a few fields. */
const LISTS = {
  genes: { fields: ['line', 'commands', 'answer'], canBeEqual: false },
  capsules: { fields: ['line', 'findings'], canBeEqual: false },
  events: { fields: ['line', 'findings'], canBeEqual: false },
  findings: { fields: ['id', 'about'], canBeEqual: false },
  validation_reports: { fields: ['id', 'gene'], canBeEqual: false },
} as const;

const COMMANDS = { fields: ['at'], canBeEqual: true };
const ACCEPTANCES = { fields: [], canBeEqual: true };

/** The lists of a report and the lists in them that {@link compact} shortens. */
export const LONG_LISTS: ReadonlySet<string> = new Set(['shared', ...Object.keys(LISTS)]);

/** Whether a report is long enough to be written compactly. */
export function isLong(report: GateReport): boolean {
  return entriesOf(report) > MOST_ENTRIES;
}

/** Returns how many genes, commands, Capsules, events and findings a report has. */
export function entriesOf({ genes, capsules, events, findings }: GateReport): number {
  return genes.reduce(
    (sum, { commands }) => sum + commands.length,
    genes.length + capsules.length + events.length + findings.length,
  );
}

/**
 * Writes a report without what can be told from the rest. What entries share stands once: `shared` has
 * lists of fields, and an entry with `like: 3` also has the fields of `shared[3]`; its own fields take
 * precedence. Locations, words, findings and ValidationReports have their own short forms.
 *
 * @param most the limit of {@link expand}
 * @returns an equal report for {@link expand}, in time linear in its size
 */
export function* compact(report: Entry, most?: number): Steps<Entry> {
  const shared: Entry[] = [];
  const grows = growthWithin(most);
  const share = sharer(shared, grows);
  const packed = yield* packEntries(report, grows);
  const lists: Record<string, unknown> = {};
  for (const [name, own] of Object.entries(LISTS)) {
    const entries = packed[name] ?? [];
    const commands = yield* shareCommands(entries, share);
    if (name === 'findings') {
      lists[name] = yield* each(yield* shareByRule(commands, own, share), packPair);
    } else {
      const whole = name === 'genes' ? yield* shareAcceptances(commands, share) : commands;
      lists[name] = yield* share(whole, own);
    }
  }
  const fix = 'fix' in report ? { fix: packFix(report.fix, listAt(report, 'findings')) } : {};
  yield '';
  return { ...report, ...fix, ...lists, shared };
}

function* packEntries(
  report: Entry,
  grows: Growth,
): Steps<Readonly<Record<string, readonly Entry[]>>> {
  const findings = listAt(report, 'findings');
  const number = numbering(findings);
  const genes = listAt(report, 'genes');
  const numbered = yield* each(genes, (gene) => withCommands(number(gene), number));
  const reports = yield* each(listAt(report, 'validation_reports'), validationPacker(genes));
  const reported = new Set(reports.flatMap(({ gene }) => (typeof gene === 'number' ? gene : [])));
  const packGene = genePacker(reported, grows);
  const packed = yield* each(packRuns(numbered), (gene, index) =>
    withCommands(packGene(gene, index), (command) =>
      packCommandLocation(packWords(command), lineOf(gene)),
    ),
  );
  return {
    ...Object.fromEntries(NAMING.map((name) => [name, listAt(report, name).map(number)])),
    genes: packed,
    findings: yield* each(findings, findingPacker(ownersIn(numbered), grows)),
    validation_reports: packSequence(reports),
  };
}

/** What the commands of the entries of a list have in common. */
function* shareCommands(entries: readonly Entry[], share: Sharer): Steps<readonly Entry[]> {
  const all = entries.flatMap((entry) => listAt(entry, 'commands'));
  if (all.length === 0) return entries;
  const commands = (yield* share(all, COMMANDS)).values();
  return entries.map((entry) =>
    Array.isArray(entry.commands)
      ? { ...entry, commands: listAt(entry, 'commands').map(() => commands.next().value) }
      : entry,
  );
}

/** The findings of one rule have most of their words in common. */
function* shareByRule(findings: readonly Entry[], own: Own, share: Sharer): Steps<Entry[]> {
  const shared = new Map<unknown, Iterator<Entry>>();
  for (const [rule, group] of groupBy(findings, (finding) => finding.rule)) {
    shared.set(rule, (yield* share(group, own)).values());
  }
  return findings.map((finding) => shared.get(finding.rule)?.next().value ?? finding);
}

/** What the profiles and validators say about many genes is the same. */
function* shareAcceptances(genes: readonly Entry[], share: Sharer): Steps<Entry[]> {
  const shared = (yield* share(genes.flatMap(answersOf), ACCEPTANCES)).values();
  return yield* each(genes, (gene) => packAnswers(gene, () => shared.next().value));
}

/**
 * Undoes {@link compact}. What it cannot undo lacks fields, which the schema of the report requires.
 *
 * @param report any parsed JSON
 * @param most characters that it grows by; entries beyond it lack fields, too
 */
export function* expand(report: unknown, most?: number): Steps<unknown> {
  if (!isEntry(report) || !Array.isArray(report.shared)) return report;
  const { shared, ...rest } = report;
  const grows = growthWithin(most);
  const known = sharedIn(shared, grows);
  const whole = ofEntry((entry) => unshared(entry, known));
  const listOf = function* (name: string): Steps<unknown[] | undefined> {
    const list = rest[name];
    return Array.isArray(list) ? yield* each(list, (entry) => whole(unpackPair(entry))) : undefined;
  };
  const wholeGenes = yield* listOf('genes');
  const unpackCommands = ofEntry((gene) =>
    withCommands(gene, (command) => unshared(command, known)),
  );
  const listed = wholeGenes && (yield* each(wholeGenes, unpackCommands));
  const packed =
    listed && unpackRuns(listed, Array.isArray(rest.findings) ? rest.findings.length : 0);
  yield '';
  const listedReports = yield* listOf('validation_reports');
  const reports = listedReports && unpackSequence(listedReports);
  const idOf = new Map(
    (reports ?? []).flatMap((entry) => (isEntry(entry) ? [[entry.gene, entry.id]] : [])),
  );
  const owners = ownersIn((packed ?? []).map((gene) => (isEntry(gene) ? gene : {})));
  const unpackFinding = findingUnpacker(owners, grows);
  const wholeFindings = yield* listOf('findings');
  const findings =
    wholeFindings &&
    (yield* each(wholeFindings, (entry, index) =>
      isEntry(entry) ? unpackFinding(entry, index) : entry,
    ));
  const name = naming(findings ?? []);
  const unpackGene = geneUnpacker(idOf, grows);
  const unpackWhole = (gene: unknown, index: number) => {
    if (!isEntry(gene)) return gene;
    const line = lineOf(gene);
    const unpackCommand = (command: Entry) =>
      name(unpackCommandLocation(unpackWords(command), line));
    return withCommands(name(unpackGene(unpackAnswers(gene, known), index)), unpackCommand);
  };
  const genes = packed && (yield* each(packed, unpackWhole));
  const unpackReport = (validation: Entry) =>
    unpackValidation(withCommands(validation, whole), genes ?? []);
  const lists: Record<string, unknown> = { genes, findings };
  for (const list of NAMING) lists[list] = (yield* listOf(list))?.map(ofEntry(name));
  lists.validation_reports = reports && (yield* each(reports, ofEntry(unpackReport)));
  const fix = 'fix' in rest ? { fix: unpackFix(rest.fix, findings ?? []) } : {};
  return {
    ...rest,
    ...fix,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list)),
  };
}
