import { Command, Option } from 'commander';
import { INCOMPLETE } from '../assets/compare.ts';
import { readAssetFile } from '../assets/file.ts';
import { assetLimits } from '../assets/limits.ts';
import { GateError } from '../error.ts';
import { DEFAULT_POLICY } from '../policy/policy.ts';
import { terminal as escaped, json } from '../report/escape.ts';
import { renderSelection } from '../report/text/selection.ts';
import { clip } from '../report/view/words.ts';
import { extractSignals } from '../select/extract.ts';
import { readMemoryGraph } from '../select/memory-graph.ts';
import { type Option as Choice, optionOf } from '../select/option.ts';
import { compilePattern } from '../select/pattern.ts';
import { type Selection, select } from '../select/selector.ts';
import type { Terminal, Verb } from './terminal.ts';

interface SelectOptions {
  readonly genes: string;
  readonly capsules?: string;
  readonly memory?: string;
  readonly signals?: string;
  readonly log?: string;
  readonly format: 'json' | 'text';
}

/** The most bytes of a log, or of a memory graph, that are read. */
const MOST_BYTES = 4 * 1024 * 1024;

const LIMITS = assetLimits(DEFAULT_POLICY.assets.max_file_bytes);

/** `gene-gate select`: which gene the protocol's selector would choose, and why. */
export const selectVerb: Verb = (terminal, done) =>
  new Command('select')
    .description('Say which gene or capsule would be chosen for a set of signals, and why.')
    .requiredOption('--genes <file>', 'the genes to choose from')
    .option('--capsules <file>', 'capsules to choose from, too')
    .option('--memory <file>', 'a memory graph: past outcomes prefer genes, or ban them')
    .option('--signals <list>', 'signals, separated by commas, or a JSON array of them')
    .addOption(
      new Option('--log <file>', 'find the signals in a log or an instruction').conflicts(
        'signals',
      ),
    )
    .addOption(
      new Option('--format <name>', 'what to print').choices(['json', 'text']).default('json'),
    )
    .addHelpText('after', '\nA file may be `-`, standard input. Exit codes: 0 answered, 2 not.')
    .action(async (options: SelectOptions) => {
      const selection = await answer(options, terminal);
      terminal.print(
        options.format === 'json'
          ? `${json(selection.selector)}\n`
          : renderSelection(selection, terminal),
      );
      done(0);
    });

async function answer(options: SelectOptions, terminal: Terminal): Promise<Selection> {
  const signals = await signalsOf(options, terminal);
  const genes = await choicesIn(options.genes, 'gene', terminal);
  if (genes.length === 0) {
    throw new GateError(
      'input_invalid',
      `There is no Gene in ${options.genes}.`,
      'Name a file with genes, such as assets/gep/genes.json.',
    );
  }
  const capsules =
    options.capsules === undefined ? [] : await choicesIn(options.capsules, 'capsule', terminal);
  const experiences =
    options.memory === undefined
      ? undefined
      : readMemoryGraph(await textOf(options.memory, terminal), options.memory);
  const choices = [...genes, ...capsules];
  terminal.note(choices.flatMap(unsupportedNotes).join(''));
  return select({
    options: choices,
    signals,
    ...(experiences && { memory: { experiences, now: Date.now() } }),
  });
}

/** A pattern that means less than it says: nobody would find out otherwise. */
function unsupportedNotes({ id, patterns }: Choice): string[] {
  return patterns.flatMap((pattern) => {
    const { unsupported } = compilePattern(pattern);
    if (unsupported === undefined) return [];
    const [gene, written] = [id, pattern].map((text) => escaped(clip(text, 100)));
    return `note: ${gene}: ${written} is looked for as it stands: ${escaped(unsupported)}\n`;
  });
}

async function signalsOf({ signals, log }: SelectOptions, terminal: Terminal): Promise<string[]> {
  if (log !== undefined) return extractSignals(await textOf(log, terminal));
  const given = (signals === undefined ? [] : listOf(signals))
    .map((signal) => signal.trim())
    .filter((signal) => signal !== '');
  if (given.length > 0) return given;
  throw new GateError(
    'usage',
    'select needs signals: --signals with a list of them, or --log with a text to find them in.',
    'For example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout',
  );
}

function listOf(signals: string): string[] {
  if (!signals.trimStart().startsWith('[')) return signals.split(',');
  try {
    const parsed: unknown = JSON.parse(signals);
    if (Array.isArray(parsed) && parsed.every((item) => typeof item === 'string')) return parsed;
  } catch {
    // What begins like a list and is none is reported below.
  }
  throw new GateError(
    'usage',
    '--signals begins with [ but is no JSON array of texts.',
    'For example: --signals \'["errsig:TypeError: x, y","log_error"]\', or without commas: --signals a,b',
  );
}

/** @throws GateError `input_invalid` for a file that cannot be read whole */
async function choicesIn(
  path: string,
  kind: Choice['kind'],
  terminal: Terminal,
): Promise<Choice[]> {
  const { assets, problems } = readAssetFile(path, await terminal.readInput(path), LIMITS);
  const gap = problems.find(({ rule }) => INCOMPLETE.has(rule));
  if (gap) {
    const { line, column } = gap.location;
    throw new GateError(
      'input_invalid',
      `${path} cannot be read whole: ${line}:${column}: ${gap.detail}.`,
      `gene-gate audit ${path} shows everything that is wrong with it.`,
    );
  }
  return assets.flatMap((asset) => optionOf(asset) ?? []).filter((choice) => choice.kind === kind);
}

/** Logs may hold any bytes: what is no UTF-8 is replaced. */
async function textOf(path: string, terminal: Terminal): Promise<string> {
  const bytes = await terminal.readInput(path);
  if (bytes.length <= MOST_BYTES) return bytes.toString('utf8');
  throw new GateError(
    'input_invalid',
    `${path} has ${bytes.length} bytes, of at most ${MOST_BYTES}.`,
    'Give its newest part, for example with: tail -c 4000000',
  );
}
