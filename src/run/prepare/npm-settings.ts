import { dirname, join } from 'node:path';
import type { Programs } from '../programs.ts';

/**
 * Returns settings of npm for a line of `prepare`, as variables, which override every `.npmrc`: the
 * programs that npm and node-gyp start by name are those on the PATH of the gate, not files of the
 * change. (`script-shell`, the cache and the files of the user are set for all commands.)
 */
export function npmForPrepare({ npm }: Pick<Programs, 'npm'>): Record<string, string> {
  const nodeGyp = npm && join(dirname(npm.file), '../node_modules/node-gyp/bin/node-gyp.js');
  return {
    npm_config_git: 'git',
    npm_config_shell: 'sh',
    npm_config_editor: 'true',
    npm_config_viewer: 'man',
    npm_config_python: 'python3',
    npm_config_yes: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    ...(nodeGyp && { npm_config_node_gyp: nodeGyp }),
  };
}
