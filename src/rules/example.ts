import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

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
export type Example = string | CommandExample | ChangeExample;

/** The content of a file, or where a symlink leads. */
export type ExampleFile = string | { readonly symlink: string };

/** Files by path. */
export type ExampleFiles = Readonly<Record<string, ExampleFile>>;

interface ExampleTerms {
  /** A policy file's text; default: the built-in policy. */
  readonly policy?: string;
  /** In a right example: what is found all the same, by rule, and why that is no fault of it. */
  readonly also?: Readonly<Record<string, string>>;
}

/** A command with what it is judged by besides its text. */
export interface CommandExample extends ExampleTerms {
  /** As it stands in `validation`: what is not a string is judged, too. */
  readonly command: unknown;
  /** As in an entry of `audit --commands`. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Beside, or in place of, those of the standard repository. */
  readonly files?: ExampleFiles;
  /** What the standard repository has and is not there: files, or folders with all they hold. */
  readonly without?: readonly string[];
  /** What the change under review found in the place of such files. */
  readonly base?: ExampleFiles;
}

/** A change, judged by the gate on a git repository. */
export interface ChangeExample extends ExampleTerms {
  /** All files of the base commit, if the change is what matters. */
  readonly base?: ExampleFiles;
  /** All files of the head commit. */
  readonly head: ExampleFiles;
}

/** Whether an example is a change. */
export function isChangeExample(example: Example): example is ChangeExample {
  return typeof example === 'object' && 'head' in example;
}

/** An example as its page shows it: everything that its test uses. */
export function exampleText(example: Example): string {
  if (typeof example === 'string') return commandText(example);
  return [
    ...(isChangeExample(example)
      ? filesText(example.base, example.head)
      : [
          proposalText(example),
          ...(example.without ?? []).map((path) => `# without ${path}`),
          ...filesText(example.base, example.files),
        ]),
    ...(example.policy === undefined ? [] : [fileText(POLICY_PATH, example.policy)]),
  ].join('\n\n');
}

const POLICY_PATH = '.github/gene-gate.yml';

function proposalText({ command, context }: CommandExample): string {
  return context === undefined ? commandText(command) : JSON.stringify({ command, context });
}

/** A command that would not be seen as one is shown with the field that it stands in. */
function commandText(command: unknown): string {
  return typeof command === 'string' && command.trim() !== ''
    ? command
    : `"validation": [${JSON.stringify(command)}]`;
}

/** Files that a change leaves alone in full, and what it does to the others as a diff. */
function filesText(base: ExampleFiles | undefined, head: ExampleFiles = {}): string[] {
  const paths = new Set([...Object.keys(base ?? {}), ...Object.keys(head)]);
  return [...paths].map((path) => {
    const before = base?.[path];
    const after = head[path];
    const same = base === undefined || JSON.stringify(before) === JSON.stringify(after);
    return same && after !== undefined ? fileText(path, after) : diffText(path, before, after);
  });
}

function fileText(path: string, file: ExampleFile): string {
  return typeof file === 'string' ? `# ${path}\n${file.trimEnd()}` : `# ${path} -> ${file.symlink}`;
}

function diffText(path: string, before?: ExampleFile, after?: ExampleFile): string {
  return createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${path}`,
    after === undefined ? '/dev/null' : `b/${path}`,
    contentOf(before),
    contentOf(after),
    undefined,
    undefined,
    { headerOptions: FILE_HEADERS_ONLY },
  ).trimEnd();
}

/** Git keeps the target of a symlink as its content. */
function contentOf(file: ExampleFile = ''): string {
  return typeof file === 'string' ? file : file.symlink;
}
