import { posix } from 'node:path';

/** Extensions of program code, and of what programs show. */
const SOURCES = new Set(
  `js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/),
);

/** Extensions of other text that programs run. */
const SCRIPTS = new Set(
  `applescript awk bat cljc cmd csh fish fsx gradle htm ksh mk ml mli psm1 pyw sed tcl vbs`.split(
    ' ',
  ),
);

/** Extensions of text that programs are configured by. */
const SETTINGS = new Set('ini json json5 jsonl toml yaml yml'.split(' '));

/** Names of files that programs run, without an extension. */
const RUN = /^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;

/** Whether a file is program code, by its extension. */
export function isProgramCode(path: string): boolean {
  return SOURCES.has(extensionOf(path));
}

/** Whether a file is one that a program runs, by its extension. */
export function isCode(path: string): boolean {
  return isProgramCode(path) || SCRIPTS.has(extensionOf(path));
}

/** Whether a file is one that people write and programs run or read their settings from, by its name. */
export function isWritten(path: string): boolean {
  return isCode(path) || SETTINGS.has(extensionOf(path)) || RUN.test(posix.basename(path));
}

function extensionOf(path: string): string {
  return posix.extname(path).slice(1).toLowerCase();
}
