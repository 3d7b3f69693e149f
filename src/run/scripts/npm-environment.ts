import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { NpmScripts, ScriptStep } from '../../command/reading.ts';
import type { Programs } from '../programs.ts';

export interface NpmEnvironmentOptions {
  readonly programs: Programs;
  readonly checkout: string;
  /** The environment in which npm would be started. */
  readonly base: Readonly<Record<string, string>>;
}

/**
 * The variables that npm 10 and 11 set for all scripts of one command (`set-envs.js` of
 * `@npmcli/config`, `npm.js`). Those about npm's own files are absent without npm.
 */
export function commandVariables(
  scripts: NpmScripts,
  { programs, checkout, base }: NpmEnvironmentOptions,
): Record<string, string> {
  const { node, npm } = programs;
  const isWindows = process.platform === 'win32';
  const { subcommand, directory, project, prefixed, config } = scripts;
  // An npm in a script gets the settings of the outer npm as environment, which overrides files.
  const nodeOptions = base.npm_config_node_options ?? scripts.nodeOptions;
  const color = config.npm_config_color ?? base.npm_config_color;
  const local = join(checkout, project);
  const own = isWindows ? dirname(node.file) : dirname(dirname(node.file));
  const prefix = prefixed ? local : (base.npm_config_prefix ?? own);
  return {
    ...config,
    COLOR: color === 'always' ? '1' : '0',
    EDITOR: isWindows ? `${base.SYSTEMROOT}\\notepad.exe` : 'vi',
    INIT_CWD: join(checkout, directory),
    NODE: node.file,
    ...(nodeOptions !== undefined && { NODE_OPTIONS: nodeOptions }),
    ...(nodeOptions !== undefined && { npm_config_node_options: nodeOptions }),
    npm_command: subcommand,
    npm_config_global_prefix: prefix,
    npm_config_init_module: join(base.HOME ?? '', '.npm-init.js'),
    npm_config_local_prefix: local,
    npm_config_noproxy: '',
    npm_config_prefix: prefix,
    npm_node_execpath: node.file,
    ...(npm && npmVariables(scripts, npm, node)),
    ...(base.npm_config_user_agent && { npm_config_user_agent: base.npm_config_user_agent }),
  };
}

function npmVariables(
  { subcommand, inWorkspaces }: NpmScripts,
  npm: NonNullable<Programs['npm']>,
  node: Programs['node'],
): Record<string, string> {
  const root = packageOf(npm.file);
  const agent = `npm/${npm.version} node/${node.version} ${node.platform} ${node.arch}`;
  // npm 11.4 swapped the name and the alias.
  const named = existsSync(join(root, 'lib/commands/run-script.js')) ? 'run-script' : 'run';
  return {
    npm_command: subcommand === 'run' ? named : subcommand,
    npm_config_node_gyp: join(root, 'node_modules/node-gyp/bin/node-gyp.js'),
    npm_config_npm_version: npm.version,
    npm_config_user_agent: `${agent} workspaces/${inWorkspaces}`,
    npm_execpath: npm.file,
  };
}

/** The variables of one script (`make-spawn-args.js` and `set-path.js` of `@npmcli/run-script`). */
export function scriptVariables(
  { directory, event, body = '', packageEnv }: ScriptStep,
  { programs: { npm }, checkout, base }: NpmEnvironmentOptions,
): Record<string, string> {
  const folder = join(checkout, directory);
  const gyp = 'node_modules/@npmcli/run-script/lib/node-gyp-bin';
  const search = [
    ...foldersUp(folder).map((each) => join(each, 'node_modules', '.bin')),
    ...(npm ? [join(packageOf(npm.file), gyp)] : []),
    base.PATH,
  ];
  return {
    ...packageEnv,
    PATH: search.join(delimiter),
    npm_lifecycle_event: event,
    npm_lifecycle_script: body,
    npm_package_json: join(folder, 'package.json'),
  };
}

/** The directory of npm's package. */
function packageOf(file: string): string {
  return dirname(dirname(file));
}

function foldersUp(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUp(above)];
}
