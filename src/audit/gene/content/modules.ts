/**
 * Node.js modules that do not give code access to other files of the repository: all of their names,
 * or only these. Modules that read, copy, or load files, start programs, or evaluate text are not
 * listed, nor are modules that were not reviewed.
 */
const MODULES: Readonly<Record<string, 'all' | readonly string[]>> = {
  assert: 'all',
  'assert/strict': 'all',
  buffer: 'all',
  crypto: ['createHash', 'createHmac', 'randomBytes', 'randomUUID', 'timingSafeEqual'],
  events: 'all',
  fs: ['appendFile', 'appendFileSync', 'mkdir', 'mkdirSync', 'writeFile', 'writeFileSync'],
  'fs/promises': ['appendFile', 'mkdir', 'writeFile'],
  os: 'all',
  path: 'all',
  'path/posix': 'all',
  'path/win32': 'all',
  perf_hooks: 'all',
  querystring: 'all',
  string_decoder: 'all',
  test: ['after', 'afterEach', 'before', 'beforeEach', 'describe', 'it', 'suite', 'test'],
  timers: 'all',
  'timers/promises': 'all',
  url: 'all',
  util: 'all',
};

/** Members of `process` that reveal nothing about the repository and load nothing. */
export const PROCESS_MEMBERS: ReadonlySet<string> = new Set(
  `arch argv cwd emitWarning env exit exitCode hrtime memoryUsage nextTick on once pid platform
  stderr stdout title uptime version versions`.split(/\s+/),
);

/** Names of globals and properties that let code evaluate text or access all other modules. */
export const FAR_REACHING: ReadonlySet<string> = new Set(
  `Function Reflect WebAssembly __lookupGetter__ __proto__ _linkedBinding arguments binding
  constructor createRequire dlopen eval fileSnapshot getBuiltinModule getOwnPropertyDescriptor
  getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf global globalThis mainModule mock
  prepareStackTrace`.split(/\s+/),
);

/** @returns the harmless names of a Node.js module; undefined for any other module */
export function harmlessNames(specifier: string): 'all' | readonly string[] | undefined {
  const name = specifier.replace(/^node:/, '');
  return Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
}
