import { type Mapping, objectIn } from '../../../ground/mapping.ts';
import { toolThatFinds } from '../../../programs/file-names.ts';
import { programNamed } from '../../../shell/programs.ts';

/** The name of the action, of the command line and of the package. */
export const GATE = /gene-gate/i;

/** Whether a text names a package manager, or what it installs, as a word of a command and not of a path. */
export function runsPackages(text: string): boolean {
  const words = text.split(/[^\w.@-]+/);
  return (
    /(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(text) ||
    words.some((word) => programNamed(word)?.kind === 'manager')
  );
}

/** Actions that check out, set up a language or keep files, and run nothing of the repository. */
const SET_UP = new Set(
  `actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/),
);

/** Whether an action runs nothing of the repository; some install packages if an input says so. */
export function isSetUp({ uses, with: inputs }: Mapping): boolean {
  const name = String(uses).split('@')[0]?.toLowerCase() ?? '';
  if (name === 'actions/download-artifact') return OUTSIDE.test(textOf(inputs));
  const given = Object.entries(objectIn(inputs)).filter(([key]) => /install|bundler/.test(key));
  return SET_UP.has(name) && given.every(([, value]) => `${value || false}` === 'false');
}

/** A directory outside of the checkout. */
export const OUTSIDE = /RUNNER_TEMP|runner\.temp/;

/** Programs that run no code of the repository, and the gate itself. */
const HARMLESS =
  /^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;

/** Whether commands can run code of the repository; a package manager that starts the gate runs no other. */
export function runsRepository(text: string): boolean {
  const plain = text.replaceAll(/\$\{\{[^{}]*\}\}/g, '$').replaceAll(/\\\r?\n/g, ' ');
  const commands = plain.replaceAll(/\d?>{1,2}&?[ \t]*\S+/g, '').split(/[\n;&|()`]/);
  return (
    commands.some((command) => {
      const [program = ''] = command
        .trim()
        .replace(/^sudo +/, '')
        .split(/\s/);
      const isDownload = programNamed(program)?.kind === 'downloader';
      const isGate = GATE.test(command) && runsPackages(program);
      return !HARMLESS.test(program) && !isDownload && !isGate;
    }) || /GITHUB_(?:PATH|ENV)\b/.test(text)
  );
}

/** All texts of a value, without the comments of scripts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/^[ \t]*#.*$/gm, '');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

/** The words of texts that can name files, directories or programs. */
export class Words {
  readonly #words: ReadonlySet<string>;

  constructor(value: unknown) {
    const words = textOf(value)
      .toLowerCase()
      .split(/[^\w.-]+/);
    this.#words = new Set(words.map((word) => word.replace(/\.+$/, '')));
  }

  /**
   * Whether each part of a path is a word: a directory can be that of the step, or follow `cd`.
   *
   * @param byTool whether the name of a tool that finds the file by itself counts, too
   */
  name(path: string, byTool: boolean): boolean {
    const folders = path.toLowerCase().split('/');
    const name = folders.pop() ?? '';
    const isNamed =
      this.#words.has(name) || (byTool && this.#words.has(toolThatFinds(path) ?? '\0'));
    return isNamed && folders.every((each) => this.#words.has(each));
  }
}
