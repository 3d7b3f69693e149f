import type { ExampleAsset } from './example-asset.ts';
import { type ExampleFiles, filesText, fileText, type PlainFiles } from './example-files.ts';

/**
 * An example of a rule's documentation, which is also its test: what is shown is what is judged.
 *
 * A string is one validation command, judged in the repository of `standard-repository.ts` by the
 * profile of the rule's table. What needs more around it is data.
 *
 * What cannot be seen, or is too long to read, has a notation that the test expands: `<U+202E>` is
 * that character, `<100 blanks>` and `<3,000 letters>` are as many, `<1,001 times "">` is the text
 * that often. In the path of a file `<1-61>` stands for that many files.
 */
export type Example = string | CommandExample | ChangeExample | PromotionExample;

interface ExampleTerms {
  /** A policy file's text; default: the built-in policy. */
  readonly policy?: string;
  /** What else is found, by rule, and why that is no fault of the example. */
  readonly also?: Readonly<Record<string, string>>;
}

/** A command with what it is judged by besides its text. */
export interface CommandExample extends ExampleTerms {
  /** As it stands in `validation`: what is not a string is judged, too. */
  readonly command: unknown;
  /** As in an entry of `audit --commands`. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Beside, or in place of, those of the standard repository. */
  readonly files?: PlainFiles;
  /** What the standard repository has and is not there: files, or folders with all they hold. */
  readonly without?: readonly string[];
  /** What the change under review found in the place of such files. */
  readonly base?: PlainFiles;
}

/** A change of the standard repository, judged by the gate on git commits. */
export interface ChangeExample extends ExampleTerms {
  /** All files of the base commit, if the change is what matters. */
  readonly base?: ExampleFiles;
  /** All files of the head commit. */
  readonly head: ExampleFiles;
  /** Inputs of the action. */
  readonly inputs?: Readonly<Record<string, string | number>>;
  /** Runs what the audit allows, and how; else the audit alone decides. */
  readonly run?: ExampleRun;
  /** Reviews of the pull request with a line `/gene-gate approve`, by the names of accounts. */
  readonly approvedBy?: readonly string[];
}

export interface ExampleRun {
  /** After `npm ci`: the dependencies of the standard repository are there. */
  readonly installed?: true;
  /** Ends the run as soon as the first command has started. */
  readonly cancelled?: true;
  /** Which of several machines this is, as in `--shard`. */
  readonly shard?: `${number}/${number}`;
}

/** Candidates for a promotion, and the evidence for them. */
export interface PromotionExample extends ExampleTerms {
  readonly candidates: readonly ExampleAsset[];
  /** Of the repository that they are promoted into. */
  readonly files?: ExampleFiles;
  /** The log by which successes are counted; default: two successes of each Capsule. */
  readonly events?: readonly ExampleAsset[];
  /** What is given with `--report`. */
  readonly reports?: readonly ExampleAsset[];
  /** With a token: whether the reports' GateReport has a check run on GitHub. */
  readonly checkRun?: boolean;
  /** With `--run`. */
  readonly run?: true;
}

/** Whether an example is a change. */
export function isChangeExample(example: Example): example is ChangeExample {
  return typeof example === 'object' && 'head' in example;
}

/** Whether an example is a promotion. */
export function isPromotionExample(example: Example): example is PromotionExample {
  return typeof example === 'object' && 'candidates' in example;
}

/** An example as its page shows it: everything that its test uses. */
export function exampleText(example: Example): string {
  if (typeof example === 'string') return commandText(example);
  return [...partsOf(example), ...policyText(example)].join('\n\n');
}

const POLICY_PATH = '.github/gene-gate.yml';

function policyText({ policy }: ExampleTerms): string[] {
  return policy === undefined ? [] : [fileText(POLICY_PATH, policy)];
}

function partsOf(example: Exclude<Example, string>): string[] {
  if (isPromotionExample(example)) return promotionText(example);
  if (!isChangeExample(example)) {
    return [
      proposalText(example),
      ...(example.without ?? []).map((path) => `# without ${path}`),
      ...filesText(example.base, example.files),
    ];
  }
  const { base, head, inputs, run, approvedBy } = example;
  return [
    ...filesText(base, head),
    ...(inputs ? [`with:\n${yamlText(inputs)}`] : []),
    ...(run?.installed ? ['npm ci --ignore-scripts'] : []),
    ...(run?.shard ? [`gene-gate check --shard ${run.shard}`] : []),
    ...(run?.cancelled ? ['# The job is cancelled while this runs.'] : []),
    ...(approvedBy ?? []).map((name) => `@${name} approves with the comment: /gene-gate approve`),
  ];
}

function promotionText(example: PromotionExample): string[] {
  const { candidates, files, events, reports, checkRun, run } = example;
  return [
    ...filesText(undefined, {
      'candidates.jsonl': candidates,
      ...files,
      ...(events && { 'events.jsonl': events }),
      ...(reports && { 'gate-report.json': reports }),
    }),
    ...(checkRun === undefined
      ? []
      : [`# The digest of the report is ${checkRun ? '' : 'not '}in a check run on GitHub.`]),
    ...(run ? ['gene-gate promote candidates.jsonl --run'] : []),
  ];
}

function yamlText(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

function proposalText({ command, context }: CommandExample): string {
  return context === undefined ? commandText(command) : JSON.stringify({ command, context });
}

/** A command that would not be seen as one is shown with the field that it stands in. */
function commandText(command: unknown): string {
  return typeof command === 'string' && command.trim() !== ''
    ? command
    : `"validation": [${JSON.stringify(command)}]`;
}
