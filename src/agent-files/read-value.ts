import { isMapping, type Mapping } from '../ground/mapping.ts';
import { singleQuoted } from '../rules/quoted.ts';
import type { Runs, WrittenCommand } from './entry.ts';
import type { Form } from './format.ts';

/** Of a value with other types than its form has. */
export const UNREAD: Runs = { commands: [], unread: 'it is not in the documented form' };

/** Reads the value at a place of a file by its form. */
export function readValue(form: Form, value: unknown): Runs {
  if (form === 'setting') return { commands: [] };
  if (form === 'command') return readCommands(value);
  return isMapping(value) ? readStarts(value) : UNREAD;
}

function readCommands(value: unknown): Runs {
  const read = (isMapping(value) ? Object.values(value) : [value]).map((each) =>
    typeof each === 'string' ? { shell: each } : isTexts(each) ? { argv: each } : undefined,
  );
  const commands = read.filter((each) => each !== undefined);
  return read.length === commands.length ? { commands } : { ...UNREAD, commands };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The fields of a task, or of a hook, that hold another command for one platform. */
const PLATFORMS = ['windows', 'osx', 'linux', 'commandWindows', 'command_windows'];

function readStarts(fields: Mapping): Runs {
  const variants = PLATFORMS.map((name) => fields[name])
    .map((each) => (typeof each === 'string' ? { command: each } : each))
    .filter((each) => isMapping(each) && each.command !== undefined);
  const isOnlyOthers = fields.command === undefined && (variants[0] ?? fields.dependsOn);
  const read = [...(isOnlyOthers ? [] : [{}]), ...variants].map((variant) =>
    readStart({ ...fields, ...(variant as Mapping) }),
  );
  return Object.assign({}, ...read, { commands: read.flatMap(({ commands }) => commands) });
}

function readStart(fields: Mapping): Runs {
  const { type, script, command, args = [], headersHelper: helper } = fields;
  const helpers = typeof helper === 'string' ? [{ shell: helper }] : [];
  const addresses = [fields.url, fields.httpUrl, fields.serverUrl];
  const address = addresses.find((each) => typeof each === 'string');
  if (command === undefined && address !== undefined) return { commands: helpers, address };
  const isScript = type === 'npm' && command === undefined;
  const rest = Array.isArray(args) ? args.map(wordOf) : [undefined];
  const words = isScript ? ['npm', 'run', script] : [wordOf(command), ...rest];
  if (!isTexts(words)) return UNREAD;
  const [first = '', ...others] = words;
  // Without arguments, it is a line of a shell; the arguments of a task are single words.
  const isLine = others.length === 0 ? /^$|[\s|;&$()<>`'"]/.test(first) : type === 'shell';
  const started = isLine ? { shell: [first, ...others.map(quoted)].join(' ') } : { argv: words };
  const { cwd, env } = isMapping(fields.options) ? fields.options : fields;
  const environment = Object.values(isMapping(env) ? env : {}).filter(
    (each) => typeof each === 'string',
  );
  const directory = typeof cwd === 'string' ? { directory: cwd } : {};
  return { commands: [{ ...started, ...directory, environment }, ...helpers] };
}

/** A word of a task: a text, or an object with a text and how it is quoted. */
function wordOf(value: unknown): unknown {
  return isMapping(value) ? value.value : value;
}

/** Returns a command as a shell reads it; a word with variables stays as it is. */
export function textOf(command: WrittenCommand): string {
  return 'shell' in command ? command.shell : command.argv.map(quoted).join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./${}-]+$/.test(word) ? word : singleQuoted(word);
}
