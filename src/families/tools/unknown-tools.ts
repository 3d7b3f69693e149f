import { type Tool, type ToolData, toolTable } from '../tool-table.ts';

/** What flags and subcommands of these names do in most tools: for those whose own are not known. */
const COMMON: Pick<ToolData, 'flags' | 'subcommands'> = {
  flags: {
    config: 'config,c= config-file= rcfile= resolve-plugins-relative-to=',
    code: `
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use=
    `,
    'script-text': 'cmd= command= eval= init-hook=',
    'launches-programs': 'exec,execute= on-change= on-failure= on-success= shell=',
    node: 'exec-argv= node-arg~= node-flag~= node-option~=',
    'reads-environment-file': 'env-file=',
    'opens-inspector': 'inspect? inspect-brk? inspect-wait?',
    'reads-stdin': 'stdin',
    publishes: 'publish upload',
    'tool-writes':
      'apply apply-unsafe fix? in-place overwrite update update-snapshot,update-snapshots write',
    'skips-tests': 'allow-no-tests pass-with-no-tests',
    'hides-failures': 'exit-zero no-fail warn-only',
    'never-ends': 'serve ui watch watch-all',
    'only-prints': '',
  },
  subcommands: {
    'evaluates-text': 'eval',
    installs: 'add i install link remove uninstall update upgrade',
    'never-ends': 'console dev develop preview repl serve server shell start studio watch',
    publishes: 'deploy login publish push release upload',
    'tool-writes': 'generate migrate',
    'writes-files': 'clean create eject init new',
  },
};

/** Servers and watchers, by what is known of them: what they do alone, and the words with which they end. */
const SERVERS: readonly Partial<ToolData>[] = [
  { binaries: 'next', alone: 'never-ends', endsWith: 'build info lint telemetry typegen' },
  { binaries: 'parcel vitepress', alone: 'never-ends', endsWith: 'build' },
  { binaries: 'storybook', alone: 'never-ends', endsWith: 'build doctor' },
  { binaries: 'testem', alone: 'never-ends', endsWith: 'ci launchers' },
  { binaries: 'karma', endsWith: 'run start' },
  { binaries: 'ember hexo ng', subcommands: { 'never-ends': 's' } },
  {
    binaries: 'microbundle ncc postcss rolldown sass tailwindcss tsdown',
    flags: { 'never-ends': 'w' },
  },
];

const UNKNOWN_TOOL = toolTable({ binaries: '', ...COMMON });

const TABLES: ReadonlyMap<string, Tool> = new Map(
  SERVERS.flatMap(({ binaries = '', flags, subcommands, ...rest }) => {
    const table = toolTable({
      binaries,
      flags: joined(COMMON.flags, flags),
      subcommands: joined(COMMON.subcommands, subcommands),
      ...rest,
    });
    return binaries.split(' ').map((binary) => [binary, table] as const);
  }),
);

/** The table of a tool whose own flags are not known. */
export function unknownTool(name: string): Tool {
  return TABLES.get(name) ?? UNKNOWN_TOOL;
}

/** The names of both tables, by what they do. */
function joined<T extends Readonly<Record<string, string>>>(
  common: T = {} as T,
  own: T = {} as T,
): T {
  const names = Object.entries(own).map(([kind, text]) => [
    kind,
    `${common[kind] ?? ''} ${text}`.trim(),
  ]);
  return { ...common, ...Object.fromEntries(names) };
}
