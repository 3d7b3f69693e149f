import type { Place } from '../format.ts';
import { type FormatData, inside, namesIn, paths, TRUST } from './data.ts';

/** The hooks of git: https://git-scm.com/docs/githooks. */
const GIT_HOOKS = `pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit applypatch-msg pre-applypatch
  post-applypatch pre-rebase post-rewrite post-checkout post-merge pre-push pre-auto-gc`;

const IS_GIT_HOOK = new RegExp(`^(?:${namesIn(GIT_HOOKS).join('|')})$`);

/** Commands by hook. */
const BY_HOOK: Place = { at: '*', form: 'lines', event: '{0}', names: IS_GIT_HOOK };

const LEFTHOOK = 'yml yaml json jsonc toml'.replace(/\w+/g, 'lefthook.$& lefthook-local.$&');
const STEP: Place = { ...BY_HOOK, detail: 'name' };

/** Scripts that npm runs when it installs the project: https://docs.npmjs.com/cli/using-npm/scripts. */
const LIFECYCLE = /^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|dependencies)$/;

const UNASKED = { approval: 'asks nobody', isGeneral: true } as const;

/** Commands that run on `git commit`, `npm install` or `cd`, in the order of the documentation. */
export const MACHINE_FORMATS: readonly FormatData[] = [
  {
    ...UNASKED,
    name: 'package.json',
    tool: 'npm',
    files: 'package.json',
    roots: 'INIT_CWD',
    specification: 'https://docs.npmjs.com/cli/using-npm/scripts',
    places: [
      { at: 'scripts/*', form: 'command', event: 'npm install ({0})', names: LIFECYCLE },
      ...['simple-git-hooks', 'husky/hooks', 'gitHooks'].flatMap((at) => inside(at, [BY_HOOK])),
    ],
    trust: {
      more: 'trustedDependencies pnpm/onlyBuiltDependencies',
      less: 'pnpm/neverBuiltDependencies',
      on: 'dependenciesMeta/*/built',
    },
  },
  {
    ...UNASKED,
    name: 'husky',
    tool: 'git (husky)',
    files: paths('.husky', GIT_HOOKS),
    syntax: 'shell',
    specification: 'https://typicode.github.io/husky/how-to.html',
    places: [{ at: '', form: 'command', event: '{file}' }],
  },
  {
    ...UNASKED,
    name: 'git-hooks',
    tool: 'git (core.hooksPath)',
    files: paths('.githooks .git-hooks githooks', GIT_HOOKS),
    syntax: 'shell',
    specification: 'https://git-scm.com/docs/githooks',
    places: [{ at: '', form: 'command', event: '{file}' }],
  },
  {
    ...UNASKED,
    name: 'lefthook',
    tool: 'git (lefthook)',
    files: LEFTHOOK.replace(/\S+/g, '$& .$& .config/$&'),
    directories: ['', ...namesIn(paths('.lefthook', GIT_HOOKS))],
    specification: 'https://lefthook.dev/configuration/',
    places: [
      { ...STEP, at: '*/commands/*' },
      { ...STEP, at: '*/jobs/*', without: 'group' },
      { ...STEP, at: '*/jobs/*/group/jobs/*', without: 'group' },
      { ...STEP, at: '*/setup/*' },
      { at: '*/scripts/*', form: 'setting', names: IS_GIT_HOOK, trust: TRUST.changes },
      { at: 'remotes/*', form: 'setting', event: 'remotes', detail: 'git_url', trust: 'source' },
    ],
    commands: 'rc lefthook',
    trust: { source: 'remote', any: 'extends templates ai' },
  },
  {
    ...UNASKED,
    name: 'pre-commit',
    tool: 'git (pre-commit)',
    files: '.pre-commit-config.yaml .pre-commit-config.yml',
    specification: 'https://pre-commit.com/#plugins',
    places: [
      { at: 'repos/*', form: 'setting', event: 'repository', detail: 'repo', trust: 'source' },
      {
        at: 'repos/*/hooks/*',
        form: 'start',
        event: 'git commit',
        detail: 'id',
        only: ['language', 'system', 'script', 'unsupported', 'unsupported_script'],
      },
    ],
    trust: { sources: 'repos/*/hooks/*/additional_dependencies' },
  },
  {
    ...UNASKED,
    name: 'simple-git-hooks',
    tool: 'git (simple-git-hooks)',
    files: '.simple-git-hooks.json simple-git-hooks.json',
    specification: 'https://github.com/toplenboren/simple-git-hooks',
    places: [BY_HOOK],
  },
  {
    ...UNASKED,
    name: 'envrc',
    tool: 'direnv',
    files: '.envrc',
    syntax: 'shell',
    approval: 'asks again when the file changes',
    specification: 'https://direnv.net/man/direnv.1.html',
    places: [{ at: '', form: 'command', event: 'cd' }],
  },
  {
    ...UNASKED,
    name: 'mise',
    tool: 'mise',
    files: `${paths('mise .mise .config/mise', 'config.toml conf.d/*.toml')} mise.toml .mise.toml mise.*.toml
      .mise.*.toml .config/mise.toml .rtx.toml`,
    roots: 'MISE_PROJECT_ROOT MISE_CONFIG_ROOT config_root',
    approval: 'asks once for the file',
    specification: 'https://mise.jdx.dev/hooks.html',
    places: [
      { at: 'hooks/*/task', form: 'setting', trust: 'any' },
      { at: 'hooks/*', form: 'lines', event: 'mise {0}', without: 'task' },
      { at: 'watch_files/*', form: 'lines', event: 'a file that changes' },
      { at: 'tools/*/postinstall', form: 'command', event: 'mise install {0}' },
      // Hooks refer to tasks.
      { at: 'tasks/*', form: 'lines', event: 'task {0}', needs: 'run' },
    ],
    trust: {
      source: 'tools/*',
      variables: 'env/*',
      any: 'env/_/source env/_/file env/_/path plugins/*',
      more: 'settings/trusted_config_paths',
      on: 'settings/not_found_auto_install',
      protects: 'settings/paranoid settings/gpg_verify',
    },
  },
];
