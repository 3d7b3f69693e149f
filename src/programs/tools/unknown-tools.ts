import type { ToolData } from '../schema.ts';
import { type Use, useTable } from '../table.ts';

/** The meaning of flags and subcommands in most tools, for tools with unknown flags. */
const COMMON = {
  flags: {
    config: 'config,c= config-file= rcfile= resolve-plugins-relative-to=',
    code: `
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use= cmd= command= eval= init-hook=
    `,
    'outside-code':
      'exec,execute= on-change= on-failure= on-success= shell= inspect? inspect-brk? inspect-wait?',
    node: 'exec-argv= node-arg~= node-flag~= node-option~=',
    weakens: 'env-file= exit-zero no-fail warn-only',
    'reads-stdin': 'stdin',
    'uses-network': 'publish upload',
    'tool-writes':
      'apply apply-unsafe fix? in-place overwrite update update-snapshot,update-snapshots write',
    'skips-tests': 'allow-no-tests pass-with-no-tests',
    'never-ends': 'serve ui watch watch-all',
  },
  refused: {
    'outside-code': 'eval',
    'uses-network':
      'add i install link remove uninstall update upgrade deploy login publish push release upload',
    'never-ends': 'console dev develop preview repl serve server shell start studio watch',
    'tool-writes': 'generate migrate',
    'writes-files': 'clean create eject init new',
  },
  unknown: true,
} satisfies Partial<ToolData>;

const { refused } = COMMON;

/** Servers and watchers: what they do without operands, and the words with which they end by themselves. */
const SERVERS: readonly ToolData[] = [
  { programs: ['next'], alone: 'never-ends', ends_with: 'build info lint telemetry typegen' },
  { programs: ['parcel', 'vitepress'], alone: 'never-ends', ends_with: 'build' },
  { programs: ['storybook'], alone: 'never-ends', ends_with: 'build doctor' },
  { programs: ['testem'], alone: 'never-ends', ends_with: 'ci launchers' },
  { programs: ['karma'], ends_with: 'run start' },
  {
    programs: ['ember', 'hexo', 'ng'],
    refused: { ...refused, 'never-ends': `${refused['never-ends']} s` },
  },
  {
    programs: ['microbundle', 'ncc', 'postcss', 'rolldown', 'sass', 'tailwindcss', 'tsdown'],
    flags: { ...COMMON.flags, 'never-ends': `${COMMON.flags['never-ends']} w` },
  },
];

const UNKNOWN_TOOL = useTable(COMMON);

/** The table for a Python module: `-r` means recursion, and code has dotted names. */
export const UNKNOWN_MODULE = useTable({
  ...COMMON,
  flags: {
    ...COMMON.flags,
    code: 'custom-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=',
    module: 'import= load= load-plugins= loader= plugin~=',
  },
});

const TABLES: ReadonlyMap<string, Use> = new Map(
  SERVERS.flatMap((server) => {
    const table = useTable({ ...COMMON, ...server });
    return server.programs.map((program) => [program, table] as const);
  }),
);

export function unknownTool(name: string): Use {
  return TABLES.get(name) ?? UNKNOWN_TOOL;
}
