import { type Named, type NameTable, nameTable, strictFlags } from './table.ts';

/**
 * The flags of npm 10, 11 and 12 that commands may have, and flags refused for a specific reason. Other
 * spellings are missing, because they differ by version.
 */
export const NPM_FLAGS = strictFlags({
  text: `
    color no-color foreground-scripts if-present include-workspace-root json loglevel= long offline
    parseable prefer-offline prefer-online progress no-progress unicode no-unicode update-notifier
    no-update-notifier workspace= workspaces no-yes
  `,
  path: 'prefix=',
  'only-prints': 'usage version versions',
  'skips-tests': 'ignore-scripts',
  'outside-code':
    'call= global globalconfig= node-options= registry= script-shell= shell= userconfig=',
  'uses-network': 'package= yes',
});

/** Flags by which npm selects scripts. A tool would start in another directory, or in several. */
export const SELECTING_FLAGS: ReadonlySet<string> = new Set([
  ...['--include-workspace-root', '--prefix', '--workspace', '--workspaces'],
]);

/** Flags of test runners that people write without `--`; npm 10 and 11 discard them, npm 12 rejects them. */
export const FLAGS_OF_TESTS: ReadonlySet<string> = new Set(['--bail', '--coverage', '--runInBand']);

/** npm's shorthands of these flags in npm 10, 11 and 12: `shorthand=flag` or `shorthand=flag:value`. */
const SHORTHANDS = `
  -?=usage -C=prefix -H=usage -c=call -d=loglevel:info -dd=loglevel:verbose -ddd=loglevel:silly
  -g=global -h=usage --help=usage -iwr=include-workspace-root -l=long --no=no-yes -p=parseable
  -q=loglevel:warn --quiet=loglevel:warn -s=loglevel:silent --silent=loglevel:silent -v=version
  --verbose=loglevel:verbose -w=workspace -ws=workspaces -y=yes
`;

export const NPM_SHORTHANDS: ReadonlyMap<string, string> = new Map(
  SHORTHANDS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(/[=:]/))
    .map(([name = '', flag, value]) => [
      name,
      `--${flag}${value === undefined ? '' : `=${value}`}`,
    ]),
);

/**
 * The subcommands that commands may have, and subcommands refused for a specific reason, with exact
 * aliases. npm also accepts unique prefixes, but these differ by version.
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
