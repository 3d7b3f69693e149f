import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import type { NpmScripts, ScriptStep } from '../../command/reading.ts';
import type { Programs } from '../programs.ts';

export interface NpmEnvironmentOptions {
  readonly programs: Programs;
  /** The real path of the checkout. */
  readonly checkout: string;
  /** The environment in which npm would be started. */
  readonly base: Readonly<Record<string, string>>;
  readonly platform: NodeJS.Platform;
}

/**
 * The variables that npm 10 and 11 set for all scripts of one command (`set-envs.js` of
 * `@npmcli/config`, `npm.js`). Those about npm's own files are absent on a machine without npm.
 */
export function commandVariables(
  scripts: NpmScripts,
  { programs, checkout, base, platform }: NpmEnvironmentOptions,
): Record<string, string> {
  const { node, npm } = programs;
  const path = platform === 'win32' ? win32 : posix;
  const { subcommand, directory, project, prefixed, config } = scripts;
  // An npm in a script has the settings of the npm around it as environment, which overrides files.
  const nodeOptions = base.npm_config_node_options ?? scripts.nodeOptions;
  const color = config.npm_config_color ?? base.npm_config_color;
  const local = path.join(checkout, project);
  const above = path.dirname(node.file);
  const own = platform === 'win32' ? above : path.dirname(above);
  const prefix = prefixed ? local : (base.npm_config_prefix ?? own);
  return {
    ...config,
    COLOR: color === 'always' ? '1' : '0',
    EDITOR: platform === 'win32' ? `${base.SYSTEMROOT}\\notepad.exe` : 'vi',
    INIT_CWD: path.join(checkout, directory),
    NODE: node.file,
    ...(nodeOptions !== undefined && { NODE_OPTIONS: nodeOptions }),
    ...(nodeOptions !== undefined && { npm_config_node_options: nodeOptions }),
    npm_command: subcommand,
    npm_config_global_prefix: prefix,
    npm_config_init_module: path.join(base.HOME ?? '', '.npm-init.js'),
    npm_config_local_prefix: local,
    npm_config_noproxy: '',
    npm_config_prefix: prefix,
    npm_node_execpath: node.file,
    ...(npm && npmVariables(scripts, npm, node, path)),
    ...(base.npm_config_user_agent && { npm_config_user_agent: base.npm_config_user_agent }),
  };
}

function npmVariables(
  { subcommand, inWorkspaces }: NpmScripts,
  npm: NonNullable<Programs['npm']>,
  node: Programs['node'],
  path: typeof posix,
): Record<string, string> {
  const root = packageOf(npm.file, path);
  const agent = `npm/${npm.version} node/${node.version} ${node.platform} ${node.arch}`;
  // npm 11.4 has swapped the name and the alias.
  const named = existsSync(path.join(root, 'lib/commands/run-script.js')) ? 'run-script' : 'run';
  return {
    npm_command: subcommand === 'run' ? named : subcommand,
    npm_config_node_gyp: path.join(root, 'node_modules/node-gyp/bin/node-gyp.js'),
    npm_config_npm_version: npm.version,
    npm_config_user_agent: `${agent} workspaces/${inWorkspaces}`,
    npm_execpath: npm.file,
  };
}

/** The variables of one script (`make-spawn-args.js` and `set-path.js` of `@npmcli/run-script`). */
export function scriptVariables(
  { directory, event, body = '', packageEnv }: ScriptStep,
  { programs: { npm }, checkout, base, platform }: NpmEnvironmentOptions,
): Record<string, string> {
  const path = platform === 'win32' ? win32 : posix;
  const folder = path.join(checkout, directory);
  const gyp = 'node_modules/@npmcli/run-script/lib/node-gyp-bin';
  const search = [
    ...foldersUp(folder, path).map((each) => path.join(each, 'node_modules', '.bin')),
    ...(npm ? [path.join(packageOf(npm.file, path), gyp)] : []),
    base.PATH,
  ];
  return {
    ...packageEnv,
    PATH: search.join(path.delimiter),
    npm_lifecycle_event: event,
    npm_lifecycle_script: body,
    npm_package_json: path.join(folder, 'package.json'),
  };
}

/** The directory of npm's package, by its `bin/npm-cli.js`. */
function packageOf(file: string, path: typeof posix): string {
  return path.dirname(path.dirname(file));
}

function foldersUp(folder: string, path: typeof posix): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUp(above, path)];
}
