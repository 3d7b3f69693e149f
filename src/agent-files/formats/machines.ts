import type { AgentFormat, Place } from '../format.ts';
import { CHANGES, ON } from '../trust.ts';
import { commands, inside, OTHER_VARIABLES, paths, settings } from './places.ts';

/** The hooks of git: https://git-scm.com/docs/githooks. */
const GIT_HOOKS =
  `pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`.split(
    /\s+/,
  );

const IS_GIT_HOOK = new RegExp(`^(?:${GIT_HOOKS.join('|')})$`);

/** Commands by hook. */
const BY_HOOK: Place = { at: '*', form: 'lines', event: '{0}', names: IS_GIT_HOOK };

function lefthook(at: string): readonly Place[] {
  const steps = inside(at, [
    { at: 'commands/*', form: 'lines' },
    { at: 'jobs/*', form: 'lines', without: 'group' },
    { at: 'jobs/*/group/jobs/*', form: 'lines', without: 'group' },
    { at: 'setup/*', form: 'lines' },
    { at: 'scripts/*', form: 'setting', trust: CHANGES },
  ]);
  return steps.map((each) => ({
    ...each,
    ...(each.form === 'lines' && { event: '{0}', detail: 'name' }),
    names: IS_GIT_HOOK,
  }));
}

/** Scripts that npm runs when it installs the project: https://docs.npmjs.com/cli/using-npm/scripts. */
const LIFECYCLE = /^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/;

/** Commands that run on `git commit`, `npm install` or `cd`, in the order of the documentation. */
export const MACHINE_FORMATS: readonly AgentFormat[] = [
  {
    name: 'package.json',
    tool: 'npm',
    files: ['package.json'],
    roots: ['INIT_CWD', 'PWD'],
    approval: 'asks nobody',
    specification: 'https://docs.npmjs.com/cli/using-npm/scripts',
    verified: true,
    places: [
      { at: 'scripts/*', form: 'command', event: 'npm install ({0})', names: LIFECYCLE },
      ...['simple-git-hooks', 'husky/hooks', 'gitHooks'].flatMap((at) => inside(at, [BY_HOOK])),
      ...settings('more', 'trustedDependencies pnpm/onlyBuiltDependencies'),
      ...settings('less', 'pnpm/neverBuiltDependencies'),
      ...settings(ON, 'dependenciesMeta/*/built'),
    ],
  },
  {
    name: 'husky',
    tool: 'git (husky)',
    files: paths('.husky', GIT_HOOKS.join(' ')),
    syntax: 'shell',
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://typicode.github.io/husky/how-to.html',
    verified: true,
    places: [{ at: '', form: 'command', event: '{file}' }],
  },
  {
    name: 'git-hooks',
    tool: 'git (core.hooksPath)',
    files: paths('.githooks .git-hooks githooks', GIT_HOOKS.join(' ')),
    syntax: 'shell',
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://git-scm.com/docs/githooks',
    verified: true,
    places: [{ at: '', form: 'command', event: '{file}' }],
  },
  ...(['yaml', 'json', 'toml'] as const).map(
    (syntax): AgentFormat => ({
      name: `lefthook-${syntax}`,
      tool: 'git (lefthook)',
      files: {
        yaml: ['lefthook.yml', 'lefthook.yaml', 'lefthook-local.yml', 'lefthook-local.yaml'],
        json: ['lefthook.json', 'lefthook.jsonc', 'lefthook-local.json'],
        toml: ['lefthook.toml', 'lefthook-local.toml'],
      }[syntax].flatMap((each) => [each, `.${each}`, `.config/${each}`]),
      syntax,
      directories: ['', ...paths('.lefthook', GIT_HOOKS.join(' '))],
      roots: ['PWD'],
      approval: 'asks nobody',
      specification: 'https://lefthook.dev/configuration/',
      verified: true,
      places: [
        ...lefthook('*'),
        ...commands('rc lefthook'),
        { at: 'remotes/*', form: 'setting', event: 'remotes', detail: 'git_url', trust: 'source' },
        { at: 'remote', form: 'setting', trust: 'source' },
        ...settings('any', 'extends templates ai'),
      ],
    }),
  ),
  {
    name: 'pre-commit',
    tool: 'git (pre-commit)',
    files: ['.pre-commit-config.yaml', '.pre-commit-config.yml'],
    syntax: 'yaml',
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://pre-commit.com/#plugins',
    verified: true,
    places: [
      { at: 'repos/*', form: 'setting', event: 'repository', detail: 'repo', trust: 'source' },
      {
        at: 'repos/*/hooks/*',
        form: 'start',
        event: 'git commit',
        detail: 'id',
        only: {
          field: 'language',
          values: ['system', 'script', 'unsupported', 'unsupported_script'],
        },
      },
      ...settings('sources', 'repos/*/hooks/*/additional_dependencies'),
    ],
  },
  {
    name: 'simple-git-hooks',
    tool: 'git (simple-git-hooks)',
    files: ['.simple-git-hooks.json', 'simple-git-hooks.json'],
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://github.com/toplenboren/simple-git-hooks',
    verified: true,
    places: [BY_HOOK],
  },
  {
    name: 'envrc',
    tool: 'direnv',
    files: ['.envrc'],
    syntax: 'shell',
    roots: ['PWD'],
    approval: 'asks again when the file changes',
    specification: 'https://direnv.net/man/direnv.1.html',
    verified: true,
    places: [{ at: '', form: 'command', event: 'cd' }],
  },
  {
    name: 'mise',
    tool: 'mise',
    files: [
      ...paths('mise .mise .config/mise', 'config.toml conf.d/*.toml'),
      ...[
        'mise.toml',
        '.mise.toml',
        'mise.*.toml',
        '.mise.*.toml',
        '.config/mise.toml',
        '.rtx.toml',
      ],
    ],
    syntax: 'toml',
    roots: ['MISE_PROJECT_ROOT', 'MISE_CONFIG_ROOT', 'config_root', 'PWD'],
    approval: 'asks once for the file',
    specification: 'https://mise.jdx.dev/hooks.html',
    verified: true,
    places: [
      ...settings('any', 'hooks/*/task'),
      { at: 'hooks/*', form: 'lines', event: 'mise {0}', without: 'task' },
      { at: 'watch_files/*', form: 'lines', event: 'a file that changes' },
      { at: 'tools/*/postinstall', form: 'command', event: 'mise install {0}' },
      // Hooks refer to tasks.
      { at: 'tasks/*', form: 'lines', event: 'task {0}', needs: 'run' },
      { at: 'tools/*', form: 'setting', trust: 'source' },
      { at: 'env/*', form: 'setting', event: 'env {0}', trust: 'any', names: OTHER_VARIABLES },
      ...settings('any', 'env/_/source env/_/file env/_/path plugins/*'),
      ...settings('more', 'settings/trusted_config_paths'),
      ...settings(ON, 'settings/not_found_auto_install'),
      ...settings({ order: [true, false], unset: false }, 'settings/paranoid settings/gpg_verify'),
    ],
  },
];
