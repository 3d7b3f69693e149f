import type { Flag, Invocation } from '../reading.ts';

/** What npm's flags say about which scripts run, and where. Of a repeated flag the last one counts. */
export interface NpmSettings {
  /** npm prints something and ends, whatever else the command says. */
  readonly informs: boolean;
  readonly prefix?: string;
  /** `--workspaces`, or false for `--no-workspaces`. */
  readonly workspaces?: boolean;
  /** Every value of `--workspace`, in their order. */
  readonly workspace: readonly string[];
  readonly includeRoot: boolean;
  /** Absent if no flag says; then `.npmrc` decides. */
  readonly ignoreScripts?: boolean;
  readonly ifPresent: boolean;
}

const INFORMING = ['--usage', '--version', '--versions'] as const;

/** Reads the flags of an invocation of npm. */
export function readSettings({ flags }: Pick<Invocation, 'flags'>): NpmSettings {
  const prefix = flags.findLast(({ name }) => name === '--prefix')?.value;
  const workspaces = switchOf(flags, '--workspaces');
  const ignoreScripts = switchOf(flags, '--ignore-scripts');
  return {
    informs: INFORMING.some((name) => switchOf(flags, name)),
    ...(prefix === undefined ? {} : { prefix }),
    ...(workspaces === undefined ? {} : { workspaces }),
    workspace: flags.flatMap(({ name, value }) => (name === '--workspace' && value ? [value] : [])),
    includeRoot: switchOf(flags, '--include-workspace-root') === true,
    ...(ignoreScripts === undefined ? {} : { ignoreScripts }),
    ifPresent: switchOf(flags, '--if-present') === true,
  };
}

/** @returns undefined for a boolean flag that is not there */
function switchOf(flags: readonly Flag[], name: string): boolean | undefined {
  const last = flags.findLast((flag) => flag.name === name);
  return last && last.negated !== true;
}
