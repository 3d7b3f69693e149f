import { type Asset, placeOf, subjectOf } from '../../assets/asset.ts';
import { seedRelease } from '../../assets/seeds.ts';
import { isBlankEntry } from '../../assets/validation.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import { type AuditSubject, type ChangeSubject, isChange, type ReadGene } from '../subject.ts';

/** Checks the validation list of a gene as a whole; the Judge judges each command. */
export function validationList(
  subject: AuditSubject,
  { asset: gene, validation: field, commands }: ReadGene,
) {
  if (gene.cut) return [];
  const list = ['validation'];
  const args = { gene: gene.id };
  if (field.kind === 'not_a_list') {
    const malformed = { ...args, fault: `must have ${field.expected} as \`validation\`` };
    return [finding('validation-malformed', malformed, placeOf(gene, list))];
  }
  if (field.kind === 'missing' || field.entries.every(isBlankEntry)) {
    return [finding('validation-missing', { ...args, that: '' }, placeOf(gene, list))];
  }
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const entry of field.entries) {
    const { value, pointer } = entry;
    const place = placeOf(gene, pointer);
    const name = pointer.join('.');
    if (isBlankEntry(entry)) {
      const blank = { ...args, field: name, fault: 'is blank' };
      findings.push(finding('validation-redundant', blank, { ...place, severity: 'notice' }));
    } else if (typeof value !== 'string') {
      const malformed = { ...args, fault: `must have a string as \`${name}\`` };
      findings.push(finding('validation-malformed', malformed, place));
    } else if (seen.has(value)) {
      const repeated = { ...args, field: name, fault: `repeats \`${value}\`` };
      const subject = { ...subjectOf(gene), command: value };
      findings.push(finding('validation-redundant', repeated, { ...place, subject }));
    } else {
      seen.add(value);
    }
  }
  if (commands.length > 0 && commands.every(isVacuous)) {
    const vacuous = { ...args, that: ' that checks the change' };
    const place = placeOf(gene, list);
    const severity = isShipped(subject, gene) ? 'notice' : 'error';
    findings.push(finding('validation-missing', vacuous, { ...place, severity }));
  }
  return findings;
}

/** True for an unedited gene of the engine; a candidate is judged by its evidence. */
function isShipped(subject: AuditSubject, gene: Asset): boolean {
  if (isChange(subject)) return subject.seeds.has(gene);
  return subject.correctorOf(gene) !== 'author' && seedRelease(gene) !== undefined;
}

/** True for a command that passes for every change, such as `node --version` or `pwd`. */
function isVacuous({ reading: { problems, argv } }: AuditedCommand): boolean {
  return problems.some(({ rule }) => rule === 'only-prints') || ALWAYS_PASS.has(argv?.[0] ?? '');
}

/** Programs that describe the machine or do nothing, with any arguments. */
const ALWAYS_PASS: ReadonlySet<string> = new Set([
  ...['clear', 'date', 'df', 'echo', 'free', 'hostname', 'id', 'printf', 'ps', 'pwd', 'true'],
  ...['uname', 'uptime', 'whoami'],
]);

/** Reports a gene with a syntax error inside. Other checks do not report what it seems to lack. */
export function incompleteGene(_: AuditSubject, { asset: gene }: { readonly asset: Asset }) {
  if (!gene.cut) return [];
  const fault = 'can be read only in part: its JSON has an error';
  return [finding('validation-malformed', { gene: gene.id, fault }, placeOf(gene))];
}

export function removedGene(_: ChangeSubject, { asset }: ReadGene) {
  return [finding('gene-removed', { gene: asset.id }, { subject: subjectOf(asset) })];
}
