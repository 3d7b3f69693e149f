import type { Engine } from '../../model/word-lists.ts';
import { type Finding, finding } from '../../rules/finding.ts';

/**
 * The rules of one version of the reference engine. It reads text, without knowing which flags have a value.
 */
interface Acceptance {
  /** The start of a command, and the same in words. */
  readonly begins: RegExp;
  readonly accepts: string;
  /** Refused everywhere, also in quotes. */
  readonly text?: RegExp;
  /** Refused outside of quotes. */
  readonly bare: RegExp;
  /** Required after `node`. */
  readonly script?: {
    /** Refused words: all, or with `options` only the one in place of the script. */
    readonly flags: RegExp;
    /** The only words before the script. Absent: the script is the first word without `-`. */
    readonly options?: RegExp;
    /** A script is required without these words; with `options`, one stands alone. */
    readonly informs: RegExp;
  };
}

const SCRIPT = '`node` with a script';

const VERSION_1: Acceptance = {
  begins: /^\s*(["']?)node\1\s/,
  accepts: SCRIPT,
  // A quote that is left belongs to no pair.
  bare: /[;&|<>`$"'\r]/,
  script: {
    flags:
      /^(?:-[eprCi]|--eval|--print|--require|--conditions|--interactive|--import|--env-file|--(?:experimental-)?loader|--inspect(?:-brk|-port|-publish-uid)?|--watch(?:-path|-preserve-output)?)(?:=|$)/,
    informs: /^(?:-v|--version|-h|--help)(?:=|$)/,
  },
};

/**
 * Compared with each version's code: 1.29.8, the last with readable source, 1.94.0, and the beta of
 * version 2 in its public repository.
 */
const ACCEPTANCE: Readonly<Record<Engine, Acceptance>> = {
  'engine 1.29': {
    begins: /^\s*(?:node|npm|npx) \s*\S/,
    accepts: '`node`, `npm` and `npx`',
    text: /`|\$\(|(?:-e|--eval|--print|-p)\b(?<=^\s*node\s+(?:-e|--eval|--print|-p))/,
    bare: /[;&|<>]/,
  },
  'engine 1.94': { ...VERSION_1, begins: /^\s*node \s*\S/ },
  'hub 1.94': VERSION_1,
  'engine 2': {
    begins: VERSION_1.begins,
    accepts: SCRIPT,
    text: /`|\$\(|\\["']/,
    bare: /[;&|<>`$"'\r\n]/,
    script: {
      flags: /^-/,
      options: /^(?:-c|--check|--)$/,
      informs: /^(?:-v|--version|-h|--help)$/,
    },
  },
};

/** Quoted text, in which only version 2 reads an escape, and a word with its quotes. */
const QUOTED = /"([^"]*)"|'([^']*)'/g;
const WORD = /(?:"[^"]*"|'[^']*'|[^\s"']+)+/g;

/** Returns why a version refuses a command. Version 2 reads escaped quotes, which are refused here. */
export function refusalBy(engine: Engine, command: string): Finding | undefined {
  const { begins, accepts, text, bare, script: required } = ACCEPTANCE[engine];
  const written = command.trimEnd();
  const [first, ...words] = [...written.matchAll(WORD)].map(({ 0: raw, index: start }) => ({
    text: raw.replace(QUOTED, '$1$2'),
    span: { start, end: start + raw.length },
  }));
  const lacks = (what: string) =>
    finding('validator-script', { engine, accepts, command: what }, first && { span: first.span });
  if (first === undefined || !begins.test(written)) {
    return lacks(first ? `\`${first.text}\`` : 'an empty command');
  }
  const unquoted = written.replace(QUOTED, (quoted) => '_'.repeat(quoted.length));
  const sign = text?.exec(written) ?? bare.exec(unquoted);
  if (sign) {
    const span = { start: sign.index, end: sign.index + sign[0].length };
    return finding('validator-flag', { engine, flag: sign[0], of: 'node' }, { span });
  }
  if (required === undefined) return undefined;
  const { flags, options, informs } = required;
  const informing = words.some((word) => informs.test(word.text));
  if (options && informing && words.length === 1) return undefined;
  const script = words.find((word) => !(options ?? /^-|^$/).test(word.text));
  const read = options ? words.filter((word) => word === script) : words;
  const flag = read.find((word) => flags.test(word.text));
  if (flag) {
    const of = script && script.span.start < flag.span.start ? 'script' : 'node';
    return finding('validator-flag', { engine, flag: flag.text, of }, { span: flag.span });
  }
  if (script?.text || (informing && !options)) return undefined;
  return lacks('`node` without a script');
}
