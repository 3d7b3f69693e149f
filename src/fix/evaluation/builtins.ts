/** Modules of node 20 and 24 that `require` finds by this name, whatever is installed. */
const BUILTINS: ReadonlySet<string> = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/),
);

export function isBuiltin(specifier: unknown): boolean {
  return typeof specifier === 'string' && BUILTINS.has(specifier.replace(/^node:/, ''));
}

/**
 * Under `-e` these modules are global variables (`addBuiltinLibsToObject` in node's
 * lib/internal/main/eval_string.js); in a script they are not, and `crypto` is something else.
 */
export function isGlobalUnderEval(name: string): boolean {
  return BUILTINS.has(name) && !['console', 'module', 'process'].includes(name);
}
