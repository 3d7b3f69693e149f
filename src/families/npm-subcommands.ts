/** What an npm subcommand does, as far as a validation is concerned. */
export type SubcommandEffect =
  | 'runs-script'
  | 'runs-tool'
  | 'only-prints'
  | 'depends-on-registry'
  | 'packs'
  | 'edits-package'
  | 'installs'
  | 'publishes'
  | 'uses-network'
  | 'changes-configuration'
  | 'names-program'
  | 'loads-code'
  | 'writes-files';

export interface Subcommand {
  /** The canonical name: npm 11's, where versions differ. */
  readonly name: string;
  readonly effect: SubcommandEffect;
}

/** Every subcommand of npm 10, 11 and 12 with its exact aliases: `name:alias,alias`. */
const GROUPS: Readonly<Record<SubcommandEffect, string>> = {
  'runs-script': 'test:t,tst run:run-script,rum,urn start stop restart',
  'runs-tool': 'exec:x',
  'only-prints': `
    completion explain:why find-dupes help:hlep help-search ll:la ls:list prefix query root sbom
  `,
  'depends-on-registry': 'audit doctor outdated',
  packs: 'pack',
  'edits-package': 'pkg',
  installs: `
    ci:clean-install,ic,install-clean,isntall-clean dedupe:ddp
    install:add,i,in,ins,inst,insta,instal,isnt,isnta,isntal,isntall
    install-ci-test:cit,clean-install-test,sit install-test:it link:ln prune rebuild:rb
    uninstall:r,remove,rm,un,unlink update:u,udpate,up,upgrade
  `,
  publishes: `
    access adduser:add-user deprecate dist-tag:dist-tags hook login logout org:ogr owner:author
    profile publish stage star stars team token trust undeprecate unpublish unstar
  `,
  'uses-network':
    'bugs:issues diff docs:home fund ping repo search:find,s,se view:info,show,v whoami',
  'changes-configuration': 'approve-scripts config:c deny-scripts get install-scripts set',
  'names-program': 'edit explore',
  'loads-code': 'init:create,innit',
  'writes-files': 'cache patch shrinkwrap version:verison',
};

function tabulate(): ReadonlyMap<string, Subcommand> {
  const table = new Map<string, Subcommand>();
  for (const effect of Object.keys(GROUPS) as SubcommandEffect[]) {
    for (const entry of GROUPS[effect].split(/\s+/).filter(Boolean)) {
      const [name = '', aliases = ''] = entry.split(':');
      for (const word of [name, ...aliases.split(',').filter(Boolean)]) {
        if (table.has(word)) throw new Error(`subcommand ${word} stands in two groups`);
        table.set(word, { name, effect });
      }
    }
  }
  return table;
}

/** Looked up by exact word. npm also accepts unique prefixes, but which ones differs by version. */
export const NPM_SUBCOMMANDS = tabulate();

/** Aliases that exist because people mistype; a reader takes them for a typo too. */
export const MISSPELT: ReadonlySet<string> = new Set(['hlep', 'rum', 'urn']);
