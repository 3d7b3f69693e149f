import { packDigest, unpackDigest } from './digests.ts';
import { type Entry, isEntry, listAt, ofEntry, without } from './entry.ts';

// A ValidationReport repeats the commands of its gene, in two shapes. It is written without what the
// other one says: `gene` is the number of the gene, and stands for its id, its asset_id and the texts of
// its commands; `results` is left out if it follows from `commands`, and `id` and `gene` if they count up.

/** Writes a ValidationReport shorter. */
export function validationPacker(genes: readonly Entry[]): (report: Entry) => Entry {
  const numbers = new Map(genes.map((gene, index) => [gene.validation_report_id, index]));
  return (report) => {
    const gene = numbers.get(report.id);
    if (gene === undefined || !follows(report, genes[gene])) return report;
    const { gene_id: _, gene_asset_id: __, results: ___, ...rest } = report;
    const commands = listAt(report, 'commands').map(({ command: _text, ...each }) => each);
    return packDigest({ ...rest, gene, commands }, 'asset_id');
  };
}

/** Whether what {@link unpackValidation} returns from the gene is what the report has. */
function follows(report: Entry, gene: Entry = {}): boolean {
  const commands = listAt(report, 'commands');
  const results = listAt(report, 'results');
  const texts = listAt(gene, 'commands').map(({ command }) => command);
  return (
    report.gene_id === gene.id &&
    report.gene_asset_id === gene.asset_id &&
    results.length === commands.length &&
    commands.every((each, index) => {
      const result = results[index] ?? {};
      const expected = Object.entries(resultOf(each));
      return (
        each.command === texts[index] &&
        expected.length === Object.keys(result).length &&
        expected.every(([name, value]) => result[name] === value)
      );
    })
  );
}

/** Undoes {@link validationPacker}. */
export function unpackValidation(report: Entry, genes: readonly unknown[]): Entry {
  if (typeof report.gene !== 'number' || !Array.isArray(report.commands)) return report;
  const found = genes[report.gene];
  const gene = isEntry(found) ? found : undefined;
  const of = gene ? listAt(gene, 'commands') : [];
  const { gene: _, ...rest } = unpackDigest(report, 'asset_id');
  const commands = listAt(report, 'commands').map((each, index) => ({
    command: of[index]?.command,
    ...each,
  }));
  return {
    ...rest,
    gene_id: gene?.id,
    gene_asset_id: gene?.asset_id,
    commands,
    results: commands.map(resultOf),
  };
}

/** Writes ValidationReports without the id and the gene that follow the last ones: most are in sequence. */
export function packSequence(reports: readonly Entry[]): Entry[] {
  let next = FIRST;
  return reports.map((report) => {
    if (typeof report.gene !== 'number') return report;
    const { id, gene } = next;
    next = after(report);
    return without(report, [
      ...(report.id === id ? ['id'] : []),
      ...(report.gene === gene ? ['gene'] : []),
    ]);
  });
}

/** Undoes {@link packSequence}. */
export function unpackSequence(reports: readonly unknown[]): unknown[] {
  let next = FIRST;
  return reports.map(
    ofEntry((report) => {
      if ('gene_id' in report) return report;
      const whole = { ...next, ...report };
      next = after(whole);
      return whole;
    }),
  );
}

const FIRST: Entry = { gene: 0 };

function after({ id, gene }: Entry): Entry {
  return { id: `vr_${Number(String(id).replace('vr_', '')) + 1}`, gene: Number(gene) + 1 };
}

function resultOf(command: Entry): Entry {
  const { ok, duration_ms, stderr } = command;
  return { cmd: command.command, ok, duration_ms, ...(ok === true ? {} : { err: stderr }) };
}
