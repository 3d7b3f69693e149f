import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import { GATE, type PackageScripts, wordsOf } from './gate-scripts.ts';

/** Scripts that call the gate are short. */
const MAX_SCRIPT_BYTES = 64 * 1024;
/** What starts a script of package.json. */
const RUNNER = /\b(?:npm|pnpm|yarn|bun|run)\b/;
const MAKE = /^(?:g?make)$/;
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'] as const;
/** Files that a shell or an interpreter runs; another one is data, unless it names the gate. */
const SCRIPT = /(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;

/** The commands of a job. */
export class JobCommands {
  /** The files of the repository that the commands start, and that these start. */
  readonly started = new Set<string>();
  readonly #tree: Tree;
  readonly #scripts: PackageScripts;

  constructor(tree: Tree, scripts: PackageScripts) {
    this.#tree = tree;
    this.#scripts = scripts;
  }

  /** Whether commands run the gate, themselves or by a file that they start. */
  async runGate(commands: string, folder: string): Promise<boolean> {
    const words = wordsOf(commands);
    let found = words.some((word) => GATE.test(word));
    for (const word of words) {
      if (this.#scripts.gate.has(word) && RUNNER.test(commands)) {
        this.started.add('package.json');
        found = true;
      }
      if (this.#scripts.isGateItself && /^(?:\.\/)?dist\/(?:cli|action)\b/.test(word)) found = true;
      if (await this.#startGate(word, folder)) found = true;
    }
    return found;
  }

  /** Whether a word names a file that runs the gate. */
  async #startGate(word: string, folder: string): Promise<boolean> {
    let found = false;
    const names = MAKE.test(word) ? MAKEFILES : [word];
    // `cd` can lead back to the root.
    for (const name of names.flatMap((each) => [`./${folder}/${each}`, each])) {
      const path = normalise(name);
      const text = path && !this.started.has(path) && (await this.#scriptText(path));
      if (!path || !text) continue;
      this.started.add(path);
      if (await this.runGate(text, folder)) found = true;
    }
    return found;
  }

  async #scriptText(path: string): Promise<string | undefined> {
    const { kind, size = 0 } = this.#tree.stat(path) ?? {};
    if (!isRegular(kind) || size > MAX_SCRIPT_BYTES) return undefined;
    const text = (await this.#tree.read(path)).toString('utf8');
    return kind === 'executable' || SCRIPT.test(path) || GATE.test(text) ? text : undefined;
  }
}
