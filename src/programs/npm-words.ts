import { type Named, type NameTable, nameTable } from './table.ts';

/**
 * The flags of npm 10, 11 and 12 that commands may have, and those whose refusal needs a reason of its
 * own. Every other flag is refused as not known. Those that are `of-tests` belong to test runners: people
 * forget the `--` before them, npm 10 and 11 discard them, and npm 12 rejects them.
 */
const FLAGS = nameTable({
  harmless: `
    color? foreground-scripts json loglevel= long offline parseable prefer-offline prefer-online
    progress unicode update-notifier
  `,
  'selects-scripts': `
    if-present ignore-scripts include-workspace-root prefix= workspace= workspaces?
  `,
  'only-prints': 'usage version versions',
  'of-tests': 'bail? coverage? runInBand?',
  'outside-code':
    'call= global globalconfig= node-options= registry= script-shell= shell= userconfig=',
  'uses-network': 'package= yes?',
});

type FlagEffect = typeof FLAGS extends NameTable<infer Kind> ? Kind : never;

/** A flag of npm, as `gene-gate explain --format json` shows it. `loose`: a boolean that may take a word. */
export interface NpmFlag {
  readonly name: string;
  readonly arity: 'none' | 'value' | 'loose';
  readonly effect: FlagEffect;
}

export const NPM_FLAGS: ReadonlyMap<string, NpmFlag> = new Map(
  [...FLAGS].map(([key, { name, arity, kind: effect }]) => {
    const shown = arity === 'optional' ? 'loose' : arity === 'value' ? 'value' : 'none';
    return [key, { name, arity: shown, effect }];
  }),
);

/** npm's shorthands of these flags, the same in npm 10, 11 and 12: `shorthand=flag`, or `shorthand=flag:value`. */
const SHORTHANDS = `
  ?=usage C=prefix H=usage c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly g=global
  h=usage help=usage iwr=include-workspace-root l=long no=no-yes p=parseable
  porcelain=parseable q=loglevel:warn quiet=loglevel:warn reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`;

/** Without dashes, as one, two or three are equal. */
export const NPM_SHORTHANDS: ReadonlyMap<string, readonly string[]> = new Map(
  SHORTHANDS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(/[=:]/))
    .map(([name = '', flag, ...value]) => [name, [`--${flag}`, ...value]]),
);

/**
 * The subcommands that commands may have, and those whose refusal needs a reason of its own, with exact
 * aliases. npm also accepts unique prefixes, but which ones differs by version.
 */
export const NPM_SUBCOMMANDS = nameTable({
  'runs-script': 'test,t,tst run,run-script start stop',
  'runs-tool': 'exec,x',
  'only-prints': 'explain,why help ls,list,la,ll prefix query root sbom',
  'uses-network':
    'ci,clean-install,ic create,init dedupe install,add,i,in install-ci-test,cit install-test,it link,ln prune rebuild,rb uninstall,r,remove,rm,un,unlink update,u,up,upgrade access adduser,add-user deprecate dist-tag login logout owner profile publish team token unpublish audit diff docs doctor outdated ping search,s view,info,show,v whoami',
  'writes-files': 'cache pack pkg shrinkwrap version',
  'outside-code': 'config,c get set',
});

export type Subcommand = typeof NPM_SUBCOMMANDS extends NameTable<infer Kind> ? Named<Kind> : never;
