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
    'outside-code': `
      exec,execute= exec-argv= node-arg~= node-flag~= node-option~= on-change= on-failure= on-success= shell=
      inspect? inspect-brk? inspect-wait?
    `,
    weakens: 'env-file= exit-zero no-fail warn-only',
    'reads-stdin': 'stdin',
    'uses-network': 'publish upload',
    'tool-writes':
      'apply apply-unsafe fix in-place overwrite update update-snapshot,update-snapshots write',
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

/**
 * Tools of which only the dangerous words are known, and words with values before these: servers with the words
 * that end by themselves, bundlers, test runners, and task runners.
 */
const PARTLY_KNOWN: readonly ToolData[] = [
  { programs: ['next'], alone: 'never-ends', ends_with: 'build info lint telemetry typegen' },
  { programs: ['parcel', 'vitepress'], alone: 'never-ends', ends_with: 'build' },
  { programs: ['storybook'], alone: 'never-ends', ends_with: 'build doctor' },
  { programs: ['testem'], alone: 'never-ends', ends_with: 'ci launchers' },
  { programs: ['karma'], ends_with: 'run start' },
  { programs: ['ember', 'hexo', 'ng'], refused: { 'never-ends': 's' } },
  {
    programs: ['vite'],
    alone: 'never-ends',
    ends_with: 'build',
    flags: {
      text: 'base= filter,f= logLevel,l= mode,m= target=',
      output: 'outDir= profile?',
      'never-ends': 'host? open? w',
    },
  },
  {
    programs:
      `babel esbuild microbundle ncc postcss rolldown rollup sass tailwindcss tsdown tsup tsup-node
      webpack webpack-cli`.split(/\s+/),
    flags: {
      text: 'config-name= mode= name= node-env= target,t=',
      path: 'context= node-paths= outbase= preserveModulesRoot= publicDir? records-path= root= source-root=',
      config: 'tsconfig=',
      code: `
        configPlugin= entry= entry-~ inject= module-rules-loader= module-rules-parser= module-rules-use= p=
        resolve-loader-~
      `,
      output: `
        dir,d= file,o= json,j? mangle-cache= metafile= out-dir= out-extension:~= out-file= output-filename=
        output-path=
      `,
      'reads-stdin': 'filename=',
      'never-ends': 'servedir= w watch.~= watch-~',
    },
    refused: { 'uses-network': 'c l loader migrate n p plugin', 'never-ends': 's w' },
  },
  {
    programs: ['tap', 'tap-run'],
    operands: 'tests',
    flags: {
      tests: 'files=',
      path: 'cwd=',
      config: 'tsconfig=',
      code: 'after= before= coverage-map= reporter,R=',
      output: 'output-dir,d= output-file,o= reporter-file,f= save,s=',
      'outside-code': 'test-env=',
      'tool-writes': 'snapshot,S',
      'skips-tests': 'allow-incomplete-coverage only,O',
    },
    refused: { 'uses-network': 'build plugin', 'writes-files': 'config' },
  },
  {
    programs: ['cypress'],
    flags: {
      text: 'config,c= env,e= port,p= tag,t=',
      tests: 'spec,s=',
      path: 'project,P=',
      config: 'config-file,C=',
      choice: 'browser,b=chrome|chrome:~|chromium|edge|edge:~|electron|firefox|firefox:~|webkit',
    },
    refused: { 'never-ends': 'open', 'writes-files': 'cache' },
  },
  { programs: ['tape', 'uvu'], operands: 'tests', flags: { path: 'cwd,C=' } },
  {
    programs: ['jasmine'],
    operands: 'tests',
    flags: { code: 'helper=' },
    refused: { 'writes-files': 'examples' },
  },
  {
    programs: ['gulp', 'gulp-cli'],
    flags: { path: 'cwd=', config: 'gulpfile,f=', code: 'preload=' },
  },
  {
    programs: ['grunt', 'grunt-cli'],
    flags: {
      text: 'write',
      path: 'base=',
      config: 'gruntfile=',
      code: 'npm= preload= tasks=',
      weakens: 'force,f',
    },
    refused: { 'never-ends': 'connect' },
  },
  {
    programs: ['knip', 'knip-bun'],
    flags: {
      path: 'cache-location= directory,D=',
      config: 'tsConfig,t=',
      code: 'preprocessor=',
      output: 'output-file=',
      'never-ends': 'w',
    },
  },
  {
    programs: ['markdownlint', 'markdownlint-cli2'],
    flags: {
      config: 'configPointer= ignore-path,p=',
      code: 'rules=',
      output: 'output,o=',
      'reads-stdin': 's',
    },
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
  PARTLY_KNOWN.flatMap((data) => {
    const table = useTable({ ...data, unknown: true }, [COMMON]);
    return data.programs.map((program) => [program, table] as const);
  }),
);

export function unknownTool(name: string): Use {
  return TABLES.get(name) ?? UNKNOWN_TOOL;
}
