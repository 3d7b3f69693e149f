import { isMapping, type Mapping } from '../ground/mapping.ts';
import { singleQuoted } from '../rules/quoted.ts';
import type { WrittenCommand } from './entry.ts';
import type { Form } from './format.ts';

/** What a value says that runs. */
export interface Read {
  readonly commands: readonly WrittenCommand[];
  /** The address of a service that the tool connects to. */
  readonly address?: string;
  /** Why it could not be read, as a clause. */
  readonly unread?: string;
}

/** Of a value with other types than its form has. */
export const UNREAD: Read = { commands: [], unread: 'it is not in the documented form' };

/** Reads the value at a place of a file by its form. */
export const READERS: Readonly<Record<Form, (value: unknown) => Read>> = {
  setting: () => ({ commands: [] }),
  command: readCommands,
  start: (value) => (isMapping(value) ? readStarts(value) : UNREAD),
  server: (value) => (isMapping(value) ? readStarts(value) : UNREAD),
};

function readCommands(value: unknown): Read {
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

function readStarts(fields: Mapping): Read {
  const variants = PLATFORMS.map((name) => fields[name])
    .map((each) => (typeof each === 'string' ? { command: each } : each))
    .filter((each) => isMapping(each))
    .filter(({ command }) => command !== undefined);
  const isOnlyOthers = fields.command === undefined && (variants[0] ?? fields.dependsOn);
  const read = [...(isOnlyOthers ? [] : [{}]), ...variants].map((variant) =>
    readStart({ ...fields, ...variant }),
  );
  return Object.assign({}, ...read, { commands: read.flatMap(({ commands }) => commands) });
}

function readStart(fields: Mapping): Read {
  const { type, script, command, args = [], headersHelper: helper } = fields;
  const helpers = typeof helper === 'string' ? [{ shell: helper }] : [];
  const address = [fields.url, fields.httpUrl, fields.serverUrl].find(
    (each) => typeof each === 'string',
  );
  if (command === undefined && address !== undefined) return { commands: helpers, address };
  const isScript = type === 'npm' && command === undefined;
  const rest = Array.isArray(args) ? args.map(wordOf) : [undefined];
  const words = isScript ? ['npm', 'run', script] : [wordOf(command), ...rest];
  if (!isTexts(words)) return UNREAD;
  const [first = '', ...others] = words;
  // Without arguments, it is a line of a shell; the arguments of a task are single words.
  const isLine = others.length === 0 ? /^$|[\s|;&$()<>`'"]/.test(first) : type === 'shell';
  const started = isLine ? { shell: [first, ...others.map(quoted)].join(' ') } : { argv: words };
  const start = startOf(isMapping(fields.options) ? fields.options : fields);
  return { commands: [{ ...started, ...start }, ...helpers] };
}

/** Where and with what a command starts. */
function startOf({ cwd, env }: Mapping): Pick<WrittenCommand, 'directory' | 'environment'> {
  const values = isMapping(env)
    ? Object.values(env).filter((each) => typeof each === 'string')
    : [];
  return {
    ...(typeof cwd === 'string' && { directory: cwd }),
    ...(values.length > 0 && { environment: values }),
  };
}

/** A word of a task: a text, or an object with a text and how it is quoted. */
function wordOf(value: unknown): unknown {
  return isMapping(value) ? value.value : value;
}

/** A word as a shell reads it; one with variables stays as it is. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./${}-]+$/.test(word) ? word : singleQuoted(word);
}
