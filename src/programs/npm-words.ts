import { type Named, type NameTable, nameTable } from './table.ts';

/** Every flag of npm 10, 11 and 12 (`@npmcli/config` definitions), by what it does to a validation. */
const FLAGS = nameTable({
  harmless: `
    all cache-max= cache-min= color? depth= description expect-result-count= expect-results?
    foreground-scripts heading= json link loglevel= long offline
    parseable prefer-offline prefer-online progress sbom-format= sbom-type= searchexclude=
    searchlimit= searchopts= searchstaleness= strict-npmrc unicode update-notifier which=
  `,
  'only-prints': `
    usage version versions
  `,
  'dry-run': `
    dry-run
  `,
  'skips-hooks': `
    ignore-scripts
  `,
  'allows-missing': `
    if-present
  `,
  'selects-workspace': `
    include-workspace-root workspace= workspaces?
  `,
  'changes-directory': `
    prefix=
  `,
  'evaluates-text': `
    call=
  `,
  'changes-shell': `
    script-shell= shell=
  `,
  'changes-node-options': `
    node-options=
  `,
  'names-program': `
    browser? editor= git= node-gyp= viewer=
  `,
  'loads-code': `
    extension-file= ignore-extension init-module= init.module=
  `,
  downloads: `
    package= yes?
  `,
  'changes-configuration': `
    ca= cafile= cert= fetch-retries= fetch-retry-factor= fetch-retry-maxtimeout=
    fetch-retry-mintimeout= fetch-timeout= force global global-style globalconfig= https-proxy=
    key= local-address= location= maxsockets= noproxy= proxy= registry= replace-registry-host=
    strict-ssl umask= user-agent= userconfig=
  `,
  'filters-dependencies': `
    also= audit-level= before= dev include= omit= only= optional? package-lock package-lock-only
    production?
  `,
  installs: `
    allow-directory= allow-file= allow-git= allow-remote= allow-scripts-pending
    allow-scripts-pin allow-scripts= audit bin-links cpu=
    dangerously-allow-all-scripts engine-strict format-package-lock fund global-ignore-file=
    install-links install-strategy= legacy-bundling legacy-peer-deps libc=
    lockfile-version= min-release-age-exclude= min-release-age= omit-lockfile-registry-resolved
    os= prefer-dedupe rebuild-bundle save save-bundle save-dev save-exact save-optional save-peer
    save-prefix= save-prod shrinkwrap strict-allow-scripts strict-peer-deps workspaces-update
  `,
  publishes: `
    _auth= access= auth-type= bypass-2fa cidr= expires= include-attestations name=
    orgs-permission= orgs= otp= packages-all packages-and-scopes-permission= packages= password=
    provenance provenance-file= read-only scope= scopes= tag= token-description=
  `,
  'uses-network': `
    diff-dst-prefix= diff-ignore-all-space diff-name-only diff-no-prefix diff-src-prefix=
    diff-text diff-unified= diff=
  `,
  'writes-files': `
    allow-same-version allow-unused-patches cache= commit-hooks edit-dir= git-tag-version
    ignore-existing ignore-patch-failures include-staged init-author-email= init-author-name=
    init-author-url= init-license= init-private init-type= init-version= init.author.email=
    init.author.name= init.author.url= init.license= init.version= keep-edit-dir logs-dir=
    logs-max= message= pack-destination= patches-dir= preid= sign-git-commit sign-git-tag
    tag-version-prefix= timing to=
  `,
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

/** `shorthand=flag`, or `shorthand=flag:value`. */
const SHORTHANDS = `
  ?=usage B=save-bundle C=prefix D=save-dev E=save-exact H=usage L=location O=save-optional
  P=save-prod S=save a=all c=call d=loglevel:info dd=loglevel:verbose ddd=loglevel:silly
  desc=description enjoy-by=before f=force g=global h=usage help=usage iwr=include-workspace-root
  l=long local=no-global m=message n=no-yes no=no-yes p=parseable porcelain=parseable
  q=loglevel:warn quiet=loglevel:warn readonly=read-only reg=registry s=loglevel:silent
  silent=loglevel:silent v=version verbose=loglevel:verbose w=workspace ws=workspaces y=yes
`;

/** npm's shorthands, the same in npm 10, 11 and 12; without dashes, as one, two or three are equal. */
export const NPM_SHORTHANDS: ReadonlyMap<string, readonly string[]> = new Map(
  SHORTHANDS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(/[=:]/))
    .map(([name = '', flag, ...value]) => [name, [`--${flag}`, ...value]]),
);

/**
 * Every subcommand of npm 10, 11 and 12 with its exact aliases, which are looked up
 * as they are. npm also accepts unique prefixes, but which ones differs by version.
 */
export const NPM_SUBCOMMANDS = nameTable({
  'runs-script': 'test,t,tst run,run-script,rum,urn start stop restart',
  'runs-tool': 'exec,x',
  'only-prints': `
    completion explain,why find-dupes help,hlep help-search ll,la ls,list prefix query root sbom
  `,
  'depends-on-registry': 'audit doctor outdated',
  packs: 'pack',
  'edits-package': 'pkg',
  installs: `
    ci,clean-install,ic,install-clean,isntall-clean dedupe,ddp
    install,add,i,in,ins,inst,insta,instal,isnt,isnta,isntal,isntall
    install-ci-test,cit,clean-install-test,sit install-test,it link,ln prune rebuild,rb
    uninstall,r,remove,rm,un,unlink update,u,udpate,up,upgrade
  `,
  publishes: `
    access adduser,add-user deprecate dist-tag,dist-tags hook login logout org,ogr owner,author
    profile publish stage star stars team token trust undeprecate unpublish unstar
  `,
  'uses-network':
    'bugs,issues diff docs,home fund ping repo search,find,s,se view,info,show,v whoami',
  'changes-configuration': 'approve-scripts config,c deny-scripts get install-scripts set',
  'names-program': 'edit explore',
  'loads-code': 'init,create,innit',
  'writes-files': 'cache patch shrinkwrap version,verison',
});

export type Subcommand = typeof NPM_SUBCOMMANDS extends NameTable<infer Kind> ? Named<Kind> : never;

/** Aliases that exist because people mistype; a reader takes them for a typo too. */
export const MISSPELT: ReadonlySet<string> = new Set(['hlep', 'rum', 'urn']);
