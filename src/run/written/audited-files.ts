import { posix } from 'node:path';
import picomatch from 'picomatch';

/** Suffixes that node tries for a name without an extension, in this order, before a directory. */
const TRIED = ['', '.js', '.json', '.node'] as const;

/** Files that control how files in and below their directory run. */
const SETTINGS: ReadonlySet<string> = new Set(['package.json', '.npmrc']);

/** Whether node takes a new file in place of an audited one, or reads settings of a directory from it. */
export function replacesAudited(path: string, stands: (path: string) => boolean): boolean {
  if (SETTINGS.has(posix.basename(path))) return stands(posix.dirname(path));
  return TRIED.some((ending, index) => {
    if (!path.endsWith(ending)) return false;
    const name = path.slice(0, path.length - ending.length);
    const later = [...TRIED.slice(index + 1), ...(ending === '' ? [] : [''])];
    return later.some((other) => stands(name + other));
  });
}

/** Configuration of tools that no installation and no build writes; `picomatch` syntax. */
const TOOL_NAMES = [
  '*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}',
  '.*rc',
  '.*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}',
  '{tsconfig,jsconfig}*.json',
  '{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}',
  '{conftest,sitecustomize,usercustomize,noxfile,fabfile,tasks}.py',
  '{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}',
];

const isToolName = picomatch(TOOL_NAMES, { dot: true });

/** Whether a new file is a tool's configuration in an audited directory. */
export function configuresTool(path: string, stands: (path: string) => boolean): boolean {
  return isToolName(posix.basename(path)) && stands(posix.dirname(path));
}
