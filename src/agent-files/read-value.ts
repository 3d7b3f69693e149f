import { posix } from 'node:path';
import { isMapping, type Mapping, objectIn } from '../ground/mapping.ts';
import { singleQuoted } from '../rules/quoted.ts';
import type { WrittenCommand } from './entry.ts';
import type { Form } from './format.ts';
import { PATHS } from './syntax.ts';

/** For a value whose type does not match its form. */
export const UNREAD: WrittenCommand = { unread: 'it is not in the documented form' };

/** @param path of the file */
export function readValue(form: Form, value: unknown, path: string): readonly WrittenCommand[] {
  const folder = posix.dirname(path);
  if (form === 'file')
    return [value].flat().map((each) => {
      if (typeof each !== 'string') return UNREAD;
      return { file: each === '' ? path : posix.join(folder, each) };
    });
  if (form === 'scripts') {
    const names = objectIn(value)[PATHS];
    return [
      { file: `${folder}/` },
      ...(isTexts(names) ? names.map((each) => ({ file: posix.join(folder, each) })) : []),
    ];
  }
  if (form === 'lines')
    return [value]
      .flat()
      .flatMap((each) =>
        typeof each === 'string' ? { shell: each } : isMapping(each) ? readStarts(each) : UNREAD,
      );
  if (form === 'setting')
    return typeof value === 'string' ? [{ argv: [], environment: [value] }] : [];
  if (form !== 'command') return isMapping(value) ? readStarts(value) : [UNREAD];
  return (isMapping(value) ? Object.values(value) : [value]).map((each) =>
    typeof each === 'string' ? { shell: each } : isTexts(each) ? { argv: each } : UNREAD,
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Fields of a task or hook with a command for one platform. */
const PLATFORMS = 'windows osx linux commandWindows command_windows powershell run_windows'.split(
  ' ',
);

/** Other names of `command` and `args`. */
const COMMAND = ['exec', 'run', 'bash', 'path', 'program', 'entry', 'cmd'];
const ARGUMENTS = ['arguments', 'with_arguments'];

/** Renames fields to the most common names. A list can contain a command and its arguments. */
function renamed(fields: Mapping): Mapping {
  const first = (names: readonly string[]) =>
    names.map((name) => fields[name]).find((each) => each !== undefined);
  const { script, runner, type } = fields;
  const isScript = typeof script === 'string' && type !== 'npm';
  const file = isScript ? [runner ?? [], `./${script}`].flat() : undefined;
  const command = fields.command ?? first(COMMAND) ?? file;
  const args = fields.args ?? first(ARGUMENTS);
  const [start, ...rest] = [command].flat();
  return {
    ...fields,
    ...(command !== undefined && { command: start }),
    ...((args !== undefined || rest.length > 0) && {
      args: rest.length > 0 ? [rest, args ?? []].flat() : args,
    }),
  };
}

function readStarts(written: Mapping): readonly WrittenCommand[] {
  const fields = renamed(written);
  const variants = PLATFORMS.map((name) => fields[name])
    .map((each) => (typeof each === 'string' ? { command: each } : each))
    .filter((each) => isMapping(each) && each.command !== undefined);
  const isOnlyOthers = fields.command === undefined && (variants[0] ?? fields.dependsOn);
  return [...(isOnlyOthers ? [] : [{}]), ...variants].flatMap((variant) =>
    readStart({ ...fields, ...(variant as Mapping) }),
  );
}

function readStart(fields: Mapping): readonly WrittenCommand[] {
  const { type, script, command, args = [], headersHelper: helper } = fields;
  const helpers = typeof helper === 'string' ? [{ shell: helper }] : [];
  const addresses = [fields.url, fields.httpUrl, fields.serverUrl];
  const address = addresses.find((each) => typeof each === 'string');
  if (command === undefined && address !== undefined) return [...helpers, { address }];
  const isScript = type === 'npm' && command === undefined;
  const rest = Array.isArray(args) ? args.map(wordOf) : [undefined];
  const words = isScript ? ['npm', 'run', script] : [wordOf(command), ...rest];
  if (!isTexts(words)) return [UNREAD];
  const [first = '', ...others] = words;
  // Without arguments, it is a shell line. The arguments of a task are single words.
  const isLine = others.length === 0 ? /^$|[\s|;&$()<>`'"]/.test(first) : type === 'shell';
  const started = isLine ? { shell: [first, ...others.map(quoted)].join(' ') } : { argv: words };
  const { cwd, env, shell } = isMapping(fields.options) ? fields.options : fields;
  const shellWords = isMapping(shell) ? [shell.executable, shell.args ?? []].flat() : [];
  const environment = Object.values(isMapping(env) ? env : {}).filter(
    (each) => typeof each === 'string',
  );
  const directory = typeof cwd === 'string' ? { directory: cwd } : {};
  const shells = isTexts(shellWords) && shellWords.length > 0 ? [{ argv: shellWords }] : [];
  return [{ ...started, ...directory, environment }, ...shells, ...helpers];
}

/** A text, or an object with a text and its quoting. */
function wordOf(value: unknown): unknown {
  return isMapping(value) ? value.value : value;
}

/** Returns a command as shell text, with unquoted variables. Empty if it could not be read. */
export function textOf(command: WrittenCommand): string {
  if ('argv' in command) return command.argv.map(quoted).join(' ');
  if ('unread' in command) return '';
  if ('file' in command) return command.file;
  return 'shell' in command ? command.shell : command.address;
}

function quoted(word: string): string {
  return /^[\w@%+=:,./${}-]+$/.test(word) ? word : singleQuoted(word);
}
