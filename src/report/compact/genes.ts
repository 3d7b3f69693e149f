import { packDigest, unpackDigest } from './digests.ts';
import { type Entry, isEntry, listAt } from './entry.ts';
import type { Growth } from './growth.ts';

// The `outline` of a gene is its summary with the number of a command in braces in place of its text, and the
// ValidationReport that is about the gene has the id that the gene names.

const MARK = /\{(\d{1,4})\}/;

/**
 * Returns a function that writes a gene shorter.
 *
 * @param reported the numbers of the genes whose ValidationReport names them
 * @param grows counts the characters of summaries
 */
export function genePacker(reported: ReadonlySet<number>, grows: Growth) {
  return (gene: Entry, number: number): Entry => {
    const { validation_report_id, ...rest } = packDigest(packSummary(gene, grows), 'asset_id');
    return reported.has(number) ? rest : { ...rest, validation_report_id };
  };
}

/**
 * Returns a function that undoes {@link genePacker}.
 *
 * @param reports the ids of the ValidationReports that name genes by their numbers
 * @param grows counts the same; a summary beyond its limit is left out
 */
export function geneUnpacker(reports: ReadonlyMap<unknown, unknown>, grows: Growth) {
  const withSummary = (gene: Entry): Entry => {
    const { outline, ...rest } = gene;
    if (typeof outline !== 'string') return gene;
    const [mark = '', index] = MARK.exec(outline) ?? [];
    const { command } = listAt(gene, 'commands')[Number(index)] ?? {};
    return typeof command === 'string' && grows(outline.length + command.length)
      ? { ...rest, summary: outline.replace(mark, () => command) }
      : rest;
  };
  return (gene: Entry, number: number): Entry => {
    const whole = withSummary(unpackDigest(gene, 'asset_id'));
    if (whole.validation_report_id !== undefined) return whole;
    return reports.has(number) ? { ...whole, validation_report_id: reports.get(number) } : whole;
  };
}

function packSummary(gene: Entry, grows: Growth): Entry {
  const { summary, ...rest } = gene;
  if (typeof summary !== 'string' || MARK.test(summary) || !Array.isArray(gene.commands))
    return gene;
  const texts = gene.commands.map((each) => (isEntry(each) ? each.command : undefined));
  const index = texts.findIndex(
    (text) => typeof text === 'string' && text && summary.includes(text),
  );
  if (index < 0 || index > 9999) return gene;
  const command = String(texts[index]);
  const outline = summary.replace(command, () => `{${index}}`);
  return grows(outline.length + command.length) ? { ...rest, outline } : gene;
}
