import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { AssetFile } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import { hidesContent } from '../assets/file-problems.ts';
import { assetPathsIn } from '../assets/globs.ts';
import { assetLimits } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { loadPolicy } from '../policy/load.ts';
import { withSourceTree } from '../repo/worktree.ts';
import { terminal as escaped } from '../report/escape.ts';
import { messageText } from '../report/text/layout.ts';
import { renderSelection } from '../report/text/selection.ts';
import { clip } from '../report/view/words.ts';
import { extractSignals } from '../select/extract.ts';
import { readMemoryGraph } from '../select/memory-graph.ts';
import { compilePattern } from '../select/pattern.ts';
import { type Option as Choice, optionOf, type Selection, select } from '../select/selector.ts';
import { formatOption, NO_GENES, printAnswer, REPO_OPTION, storeFiles } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface SelectOptions {
  readonly genes?: string;
  readonly repo: string;
  readonly capsules?: string;
  readonly memory?: string;
  readonly signals?: string;
  readonly log?: string;
  readonly format: 'json' | 'text';
}

/** Maximum size of a log or memory graph, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** `gene-gate select`: prints the gene that the protocol's selector chooses, and why. */
export const selectVerb: Verb = (terminal, done) =>
  new Command('select')
    .option(
      '--genes <file>',
      'file with the genes (default: all genes and capsules of the repository)',
    )
    .option('--capsules <file>', 'file with capsules')
    .option(...REPO_OPTION)
    .option('--memory <file>', 'memory graph; past outcomes prefer or ban genes')
    .option('--signals <list>', 'comma-separated signals, or a JSON array')
    .addOption(
      new Option('--log <file>', 'extract the signals from a log or an instruction').conflicts(
        'signals',
      ),
    )
    .addOption(formatOption())
    .addHelpText(
      'after',
      '\nFor each file, `-` reads standard input.\n\nExit codes:\n  0  success\n  2  error',
    )
    .action(async (options: SelectOptions) => {
      const selection = await answer(options, terminal);
      const text = () => renderSelection(selection, terminal);
      printAnswer(selection.selector, text, options.format, terminal);
      done(0);
    });

async function answer(options: SelectOptions, terminal: Terminal): Promise<Selection> {
  const signals = await signalsOf(options, terminal);
  const { genes: named, capsules } = options;
  const experiences =
    options.memory === undefined
      ? undefined
      : readMemoryGraph(await textOf(options.memory, terminal), options.memory);
  const choices = [
    ...(named === undefined
      ? await choicesInStore(options, terminal)
      : await choicesIn(named, 'gene', terminal)),
    ...(capsules === undefined ? [] : await choicesIn(capsules, 'capsule', terminal)),
  ];
  terminal.note(choices.flatMap(unsupportedNotes).join(''));
  return select({
    options: choices,
    signals,
    ...(experiences && { memory: { experiences, now: Date.now() } }),
  });
}

/** Returns a note for each pattern that is matched as plain text. */
function unsupportedNotes({ id, patterns }: Choice): string[] {
  return patterns.flatMap((pattern) => {
    const { unsupported } = compilePattern(pattern);
    if (unsupported === undefined) return [];
    const [gene, written] = [id, pattern].map((text) => escaped(clip(text, 100)));
    return `note: ${gene}: ${written} is matched as plain text: ${escaped(unsupported)}\n`;
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
    'select requires --signals or --log.',
    'Example: `gene-gate select --genes assets/gep/genes.json --signals log_error,timeout`',
  );
}

function listOf(signals: string): string[] {
  if (!signals.trimStart().startsWith('[')) return signals.split(',');
  try {
    const parsed: unknown = JSON.parse(signals);
    if (Array.isArray(parsed) && parsed.every((item) => typeof item === 'string')) return parsed;
  } catch {
    // Invalid JSON is reported below.
  }
  throw new GateError(
    'usage',
    '--signals begins with [ but is not a JSON array of strings.',
    'Example: --signals \'["errsig:TypeError: x, y","log_error"]\', or a plain list: --signals a,b',
  );
}

/** Reads a file that may not be UTF-8; replaces invalid bytes. */
async function textOf(path: string, terminal: Terminal): Promise<string> {
  const bytes = await terminal.readInput(path);
  if (bytes.length <= MOST_BYTES) return bytes.toString('utf8');
  throw new GateError(
    'input_invalid',
    `${path} has ${bytes.length} bytes; the limit is ${MOST_BYTES}.`,
    'Pass its newest part, for example with: tail -c 4000000',
  );
}

const LIMITS = assetLimits(DEFAULT_POLICY.assets.max_file_bytes);

/** @throws GateError `usage` without an asset file, `input_invalid` for one that cannot be read completely */
async function choicesInStore(
  { repo, capsules }: SelectOptions,
  terminal: Terminal,
): Promise<Choice[]> {
  const directory = resolve(terminal.cwd, repo);
  return withSourceTree(directory, terminal, async (tree, _root, repository) => {
    const { policy } = await loadPolicy(tree, tree.label);
    const choices: Choice[] = [];
    const paths = (repository ? assetPathsIn : storeFiles)(tree, policy, directory);
    if (paths.length === 0) terminal.note(messageText(`Nothing to select: ${NO_GENES}`, terminal));
    for (const path of paths) {
      const { assets } = readWhole(path, await tree.read(path));
      choices.push(...assets.flatMap((asset) => optionOf(asset) ?? []));
    }
    return choices.filter(({ kind }) => kind === 'gene' || capsules === undefined);
  });
}

function readWhole(path: string, bytes: Buffer): AssetFile {
  const file = readAssetFile(path, bytes, LIMITS);
  const gap = file.problems.find(hidesContent);
  if (gap === undefined) return file;
  const { line, column } = gap.location;
  throw new GateError(
    'input_invalid',
    `${inputName(path)} cannot be read completely: ${line}:${column}: ${gap.detail}.`,
    `Run \`gene-gate audit ${path}\` to list all its problems.`,
  );
}

/** @throws GateError `input_invalid` for a file that cannot be read completely, or has something else */
async function choicesIn(
  path: string,
  kind: Choice['kind'],
  terminal: Terminal,
): Promise<Choice[]> {
  const bytes = await terminal.readInput(path);
  const { assets, problems } = readWhole(path, bytes);
  const wanted = kind === 'gene' ? 'Gene' : 'Capsule';
  const ofKind = assets.filter(({ type }) => type === wanted);
  if (ofKind.length > 0) return ofKind.flatMap((asset) => optionOf(asset) ?? []);
  const other = problems.find(({ rule }) => rule === 'not-an-asset')?.detail;
  // An empty store is an answer; a file of something else is a mistake.
  if (assets.length === 0 && other === undefined && !/"type"\s*:/.test(bytes.toString())) return [];
  throw new GateError(
    'input_invalid',
    `${path} contains no ${wanted}${other === undefined ? '' : `: ${other}`}.`,
    `Pass a file with ${kind}s, such as assets/gep/${kind}s.json.`,
  );
}
