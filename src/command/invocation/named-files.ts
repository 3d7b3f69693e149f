import { readTool, type ToolFlagRead, type ToolRead } from '../../programs/read-tool.ts';
import { NO_PROGRAMS, type ProgramFamilies, type Tool } from '../../programs/table.ts';
import { toolOf } from '../../programs/tools/index.ts';
import { unknownTool } from '../../programs/tools/unknown-tools.ts';
import { isWithin, normalise } from '../../repo/paths.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation, NamedFile } from '../reading.ts';
import { nodeFlagsIn, parseHandedOn, valueProblem } from './flag-values.ts';
import { isElsewhere } from './value-text.ts';

/** What the words of a tool name besides the tool. */
export interface NamedFiles {
  readonly files: readonly NamedFile[];
  /** Directories from which the tool may read relative paths. */
  readonly roots: readonly string[];
  /** Flags of the node that the tool starts. */
  readonly nodeFlags: readonly Flag[];
}

const NO_FILES: NamedFiles = { files: [], roots: [], nodeFlags: [] };

/** The files that the words of a tool behind npx name; what their text alone breaks is not repeated. */
export function filesNamedBy(
  { subcommand, operands: [word], passthrough }: Invocation,
  { tools }: ProgramFamilies = NO_PROGRAMS,
): NamedFiles {
  if (subcommand !== 'exec' || word === undefined) return NO_FILES;
  const name = word.text;
  const tool = toolOf(name, tools) ?? unknownTool(name);
  const read = readTool(tool, passthrough);
  return {
    files: [
      ...read.flags.flatMap((flag) => filesOfFlag(name, flag)),
      ...filesAmong(tool, read.operands),
    ],
    roots: read.flags.flatMap(({ flag, value }) => (flag?.kind === 'root' && value ? [value] : [])),
    nodeFlags: nodeFlagsOf(name, tool, read),
  };
}

/** The files that one flag of a tool or program names by its value. */
export function filesOfFlag(name: string, read: ToolFlagRead): readonly NamedFile[] {
  const { word, flag, value = '', off } = read;
  if (flag === undefined || off || value === '') return [];
  const { span } = word;
  const inside = value.split(',').filter((each) => each !== '' && !isElsewhere(each));
  switch (flag.kind) {
    case 'tests':
      return [{ as: 'tests', path: value, span }];
    case 'config':
      // ruff also takes one setting as text.
      return isElsewhere(value) || /^[\w.-]+ *=/.test(value)
        ? []
        : [{ as: 'config', path: value, span }];
    case 'root':
      return isElsewhere(value) ? [] : [{ as: 'place', path: value, span }];
    case 'output': {
      const path = value.slice(value.lastIndexOf('=') + 1);
      return isElsewhere(path) ? [] : [{ as: 'place', path, span }];
    }
    case 'code':
    case 'preload':
    case 'script-text': {
      const ifFile = valueProblem('tool-runs-file', name, read);
      const first = flag.kind === 'preload';
      return inside.map((each): NamedFile => {
        const path = each.replace(/^<rootDir>\//, './');
        const isPath = /^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(path);
        return isPath ? { as: 'code', path, span } : { as: 'module', path, span, ifFile, first };
      });
    }
    case 'module': {
      // `error:message:module.Category` names a class of a module.
      const names = value.split(':').filter((each) => /^\w+(?:\.\w+)*$/.test(each));
      const modules = names.flatMap((each) => [each, each.replace(/\.\w+$/, '')]);
      const ifFile = valueProblem('tool-runs-file', name, read);
      const paths = new Set(modules.flatMap(pythonFiles));
      return [...paths].map((path): NamedFile => ({ as: 'module', path, span, ifFile }));
    }
    default:
      return [];
  }
}

/** Where a module of Python is in a repository, by its dotted name. */
export function pythonFiles(module: string): readonly string[] {
  const path = module.replaceAll('.', '/');
  return ['', 'src/'].flatMap((folder) =>
    ['.py', '/__main__.py', '/__init__.py'].map((end) => `${folder}${path}${end}`),
  );
}

function filesAmong(tool: Tool, operands: readonly Word[]): readonly NamedFile[] {
  const isTests = tool.operands === 'tests' || tool.operands === 'first-tests';
  const run =
    tool.operands === 'first-tests'
      ? operands.slice(0, 1)
      : tool.operands === 'tests'
        ? operands
        : [];
  const named = run
    .filter(({ text }) => !tool.subcommands.has(text))
    // jasmine excludes with `!`, and ava selects lines of a file.
    .map(({ text, span }): NamedFile => {
      return { as: 'tests', path: text.replace(/^!|:[\d,*-]+$/g, ''), span };
    });
  // What the others read, which a symlink may lead out of the repository.
  const read = !isTests && !tool.mayStart ? operands : [];
  return [
    ...named,
    ...read.flatMap(({ text, span }): readonly NamedFile[] => {
      const path = normalise(text);
      const isPlain =
        path !== undefined && path !== '' && !isWithin(path, '.git', { ignoreCase: true });
      return isPlain && !isElsewhere(text) ? [{ as: 'place', path: text, span }] : [];
    }),
  ];
}

function nodeFlagsOf(name: string, { handsOn }: Tool, { flags }: ToolRead): readonly Flag[] {
  return flags.flatMap(({ word, flag, value = '', off }) => {
    const handed =
      flag?.kind === 'node' && !off
        ? nodeFlagsIn(name, value)
        : flag === undefined && handsOn
          ? [word.text, ...(word.text.includes('=') || value === '' ? [] : [value])]
          : [];
    return handed.length === 0 ? [] : parseHandedOn(word, handed).invocation.flags;
  });
}
