import { groupBy } from '../../group-by.ts';
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
import { sharedIn, sharer, unshared } from './share.ts';
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
export function compact(report: Entry, most?: number): Entry {
  const shared: Entry[] = [];
  const grows = growthWithin(most);
  const share = sharer(shared, grows);
  const packed = packEntries(report, grows);
  const lists = Object.entries(LISTS).map(([name, own]) => {
    const entries = packed[name] ?? [];
    const flat = (field: string) => entries.flatMap((entry) => listAt(entry, field));
    const commands = share(flat('commands'), COMMANDS).values();
    const whole = entries.map((entry) =>
      Array.isArray(entry.commands)
        ? { ...entry, commands: listAt(entry, 'commands').map(() => commands.next().value) }
        : entry,
    );
    if (name === 'findings')
      return [name, shareByRule(whole, (group) => share(group, own)).map(packPair)];
    return [name, share(name === 'genes' ? shareAcceptances(whole, share) : whole, own)];
  });
  const fix = 'fix' in report ? { fix: packFix(report.fix, listAt(report, 'findings')) } : {};
  return { ...report, ...fix, ...Object.fromEntries(lists), shared };
}

function packEntries(report: Entry, grows: Growth): Readonly<Record<string, readonly Entry[]>> {
  const findings = listAt(report, 'findings');
  const number = numbering(findings);
  const genes = listAt(report, 'genes');
  const numbered = genes.map((gene) => withCommands(number(gene), number));
  const reports = listAt(report, 'validation_reports').map(validationPacker(genes));
  const reported = new Set(reports.flatMap(({ gene }) => (typeof gene === 'number' ? gene : [])));
  const packGene = genePacker(reported, grows);
  return {
    ...Object.fromEntries(NAMING.map((name) => [name, listAt(report, name).map(number)])),
    genes: packRuns(numbered).map((gene, index) =>
      withCommands(packGene(gene, index), (command) =>
        packCommandLocation(packWords(command), lineOf(gene)),
      ),
    ),
    findings: findings.map(findingPacker(ownersIn(numbered), grows)),
    validation_reports: packSequence(reports),
  };
}

/** The findings of one rule have most of their words in common. */
function shareByRule(
  findings: readonly Entry[],
  share: (group: readonly Entry[]) => readonly Entry[],
): Entry[] {
  const groups = groupBy(findings, ({ rule }) => rule);
  const shared = new Map([...groups].map(([rule, group]) => [rule, share(group).values()]));
  return findings.map((each) => shared.get(each.rule)?.next().value ?? each);
}

/** What the profiles and validators say about many genes is the same. */
function shareAcceptances(genes: readonly Entry[], share: ReturnType<typeof sharer>): Entry[] {
  const shared = share(genes.flatMap(answersOf), ACCEPTANCES).values();
  return genes.map((gene) => packAnswers(gene, () => shared.next().value));
}

/**
 * Undoes {@link compact}. What it cannot undo lacks fields, which the schema of the report requires.
 *
 * @param report any parsed JSON
 * @param most characters that it grows by; entries beyond it lack fields, too
 */
export function expand(report: unknown, most?: number): unknown {
  if (!isEntry(report) || !Array.isArray(report.shared)) return report;
  const { shared, ...rest } = report;
  const grows = growthWithin(most);
  const known = sharedIn(shared, grows);
  const whole = ofEntry((entry) => unshared(entry, known));
  const listOf = (name: string) => {
    const list = rest[name];
    return Array.isArray(list) ? list.map((each) => whole(unpackPair(each))) : undefined;
  };
  const listed = listOf('genes')?.map(
    ofEntry((gene) => withCommands(gene, (command) => unshared(command, known))),
  );
  const packed =
    listed && unpackRuns(listed, Array.isArray(rest.findings) ? rest.findings.length : 0);
  const listedReports = listOf('validation_reports');
  const reports = listedReports && unpackSequence(listedReports);
  const idOf = new Map(
    (reports ?? []).flatMap((each) => (isEntry(each) ? [[each.gene, each.id]] : [])),
  );
  const owners = ownersIn((packed ?? []).map((gene) => (isEntry(gene) ? gene : {})));
  const unpackFinding = findingUnpacker(owners, grows);
  const findings = listOf('findings')?.map((each, index) =>
    isEntry(each) ? unpackFinding(each, index) : each,
  );
  const name = naming(findings ?? []);
  const unpackGene = geneUnpacker(idOf, grows);
  const genes = packed?.map((gene, index) => {
    if (!isEntry(gene)) return gene;
    const line = lineOf(gene);
    const unpackCommand = (command: Entry) =>
      name(unpackCommandLocation(unpackWords(command), line));
    return withCommands(name(unpackGene(unpackAnswers(gene, known), index)), unpackCommand);
  });
  const unpackReport = (validation: Entry) =>
    unpackValidation(withCommands(validation, whole), genes ?? []);
  const lists = {
    ...Object.fromEntries(NAMING.map((list) => [list, listOf(list)?.map(ofEntry(name))])),
    genes,
    findings,
    validation_reports: reports?.map(ofEntry(unpackReport)),
  };
  const fix = 'fix' in rest ? { fix: unpackFix(rest.fix, findings ?? []) } : {};
  return {
    ...rest,
    ...fix,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list)),
  };
}
