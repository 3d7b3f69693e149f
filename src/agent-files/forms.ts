import { isMapping, type Mapping } from '../ground/mapping.ts';
import { singleQuoted } from '../rules/single-quoted.ts';
import type { WrittenCommand } from './entry.ts';
import type { Form } from './format.ts';

/** What a value says that runs; `unread` if its types are not those of its form. */
export interface Read {
  readonly commands: readonly WrittenCommand[];
  readonly address?: string;
  readonly unread?: string;
}

/** Reads the value at a place of a file by its form. */
export const READERS: Readonly<Record<Form, (value: unknown) => Read>> = {
  setting: () => NOTHING,
  text: (value) =>
    typeof value === 'string' ? { commands: [{ shell: value }] } : notA('a text', value),
  hook: (value) => ofObject(value, readHook),
  server: (value) => ofObject(value, readServer),
  task: (value) => ofObject(value, readTask),
  lifecycle: readLifecycle,
};

const NOTHING: Read = { commands: [] };

function notA(expected: string, value: unknown): Read {
  const found = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
  return { commands: [], unread: `it is ${found} instead of ${expected}` };
}

function ofObject(value: unknown, read: (fields: Mapping) => Read): Read {
  return isMapping(value) ? read(value) : notA('an object', value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
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

function readHook(fields: Mapping): Read {
  const { command, args, url } = fields;
  if (command === undefined && typeof url === 'string') return { commands: [], address: url };
  if (typeof command !== 'string') return notA('an object with a `command`', command);
  if (args === undefined) return { commands: [{ shell: command, ...startOf(fields) }] };
  if (!isTexts(args)) return notA('`args` with texts', args);
  return { commands: [{ argv: [command, ...args], ...startOf(fields) }] };
}

function readServer(fields: Mapping): Read {
  const { command, args = [], headersHelper } = fields;
  const address = [fields.url, fields.httpUrl, fields.serverUrl].find(
    (each) => typeof each === 'string',
  );
  const helper = typeof headersHelper === 'string' ? [{ shell: headersHelper }] : [];
  if (command === undefined && typeof address === 'string') return { commands: helper, address };
  if (typeof command !== 'string') return notA('an object with a `command` or `url`', command);
  if (!isTexts(args)) return notA('`args` with texts', args);
  // Some tools split it themselves.
  const isText = args.length === 0 && /\s/.test(command.trim());
  const own = isText ? { shell: command } : { argv: [command, ...args] };
  return { commands: [{ ...own, ...startOf(fields) }, ...helper] };
}

/** The fields of a task that hold another command for one platform. */
const PLATFORMS = ['windows', 'osx', 'linux'];

function readTask(task: Mapping): Read {
  const variants = PLATFORMS.flatMap((name) => {
    const variant = task[name];
    return isMapping(variant) && variant.command !== undefined ? [{ ...task, ...variant }] : [];
  });
  const isOnlyOthers = task.command === undefined && task.dependsOn !== undefined;
  const own = isOnlyOthers || (task.command === undefined && variants.length > 0) ? [] : [task];
  const read = [...own, ...variants].map(readTaskCommand);
  const unread = read.find((each) => each.unread !== undefined)?.unread;
  return { commands: read.flatMap(({ commands }) => commands), ...(unread && { unread }) };
}

function readTaskCommand(task: Mapping): Read {
  const { type, script, options } = task;
  const inside = isMapping(options) ? startOf(options) : {};
  if (type === 'npm' && typeof script === 'string')
    return { commands: [{ argv: ['npm', 'run', script], ...inside }] };
  const command = wordOf(task.command);
  const args = Array.isArray(task.args) ? task.args.map(wordOf) : [];
  if (command === undefined || args.includes(undefined))
    return notA('a task with a `command`', task.command);
  const argv = [command, ...args] as readonly string[];
  if (type === 'process') return { commands: [{ argv, ...inside }] };
  // The command is a line of the shell, its arguments are single words.
  return { commands: [{ shell: [command, ...argv.slice(1).map(quoted)].join(' '), ...inside }] };
}

/** A word of a task: a text, or an object with a text and how it is quoted. */
function wordOf(value: unknown): string | undefined {
  const text = isMapping(value) ? value.value : value;
  return typeof text === 'string' ? text : undefined;
}

/** A word as a shell reads it; one with variables stays as it is. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./${}-]+$/.test(word) ? word : singleQuoted(word);
}

function readLifecycle(value: unknown): Read {
  if (isMapping(value)) {
    const read = Object.values(value).map(readCommand);
    const unread = read.find((each) => each.unread !== undefined)?.unread;
    return { commands: read.flatMap(({ commands }) => commands), ...(unread && { unread }) };
  }
  return readCommand(value);
}

function readCommand(value: unknown): Read {
  if (typeof value === 'string') return { commands: [{ shell: value }] };
  return isTexts(value)
    ? { commands: [{ argv: value }] }
    : notA('a text or a list of texts', value);
}
