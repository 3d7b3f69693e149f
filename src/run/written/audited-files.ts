import { posix } from 'node:path';
import picomatch from 'picomatch';
import { isPackageFile } from '../../programs/file-names.ts';
import { folderOf } from '../../repo/entry-index.ts';
import type { LowerLayer } from './side-effects.ts';

/** Suffixes that node tries for a name without an extension, in this order, before a directory. */
const TRIED = ['', '.js', '.json', '.node'] as const;

/** Files that control how other files in their directory and below are run. */
const SETTINGS: ReadonlySet<string> = new Set(['package.json', '.npmrc']);

/**
 * Packages and their programs, or a symlink to a directory that has them; any other directory with a
 * leading dot is a tool's cache.
 */
const PACKAGES = /(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/;
const REPOSITORY = /(?:^|\/)\.git(?:\/|$)/;

/**
 * Extensions of files that some program finds by a name without an extension: modules of node,
 * TypeScript, bundlers, Python, Ruby, Lua, PHP, Perl and compiled libraries.
 */
const FOUND_BY_STEM =
  /\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i;
/** Files that some program uses in place of the file whose whole name comes before. */
const FOUND_BY_NAME = /\.(?:gch|pch|local)$/;
/** Declarations and maps are read, but not run. */
const NOT_RUN = /\.d\.[cm]?ts$/i;
/** Files that are found by the name of their directory. */
const FOUND_BY_FOLDER = /^(?:index|__init__|__main__|init|mod|main)\./;
/** Python uses it in place of the source next to this directory, which can also be a symlink. */
const COMPILED = /^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;

/**
 * Returns a function that decides whether programs could use a new file in place of an audited one, or
 * read settings for audited ones from it: what the next command of a shared view must not do. Other new
 * files are the purpose of a shared view.
 *
 * @param lower the audited files
 */
export function takenFor(lower: LowerLayer): (path: string) => boolean {
  const stems = stemsIn(lower);
  const isFolder = (path: string) => path === '' || lower.look(path)?.kind === 'directory';
  return (path) => {
    if (PACKAGES.test(path) || REPOSITORY.test(path)) return true;
    if (replacesAudited(path, (other) => lower.look(other) !== undefined)) return true;
    const configured = configuredFolder(path);
    if (configured !== undefined && isFolder(configured)) return true;
    const compiled = COMPILED.exec(path);
    if (compiled) {
      const [, sources = '', module] = compiled;
      return module === undefined ? isFolder(sources) : stems(sources).has(module);
    }
    const [folder, name] = [folderOf(path), posix.basename(path)];
    if (isFolder(folder)) return isEntry(name) || replacesByStem(name, stems(folder));
    // A new directory is found in place of a file with its name: `lib/index.js` of `lib.ts`.
    return (
      (isEntry(name) || SETTINGS.has(name)) && stems(folderOf(folder)).has(posix.basename(folder))
    );
  };
}

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

function isEntry(name: string): boolean {
  return FOUND_BY_FOLDER.test(name) && isFoundByStem(name);
}

function isFoundByStem(name: string): boolean {
  return FOUND_BY_STEM.test(name) && !NOT_RUN.test(name);
}

/** Whether a name is found where one of the names of the same directory was found. */
function replacesByStem(name: string, stems: ReadonlySet<string>): boolean {
  if (FOUND_BY_NAME.test(name)) return stems.has(name.replace(FOUND_BY_NAME, ''));
  // A name without an extension is found before all others.
  const isFound = stemOf(name) === name || isFoundByStem(name);
  return isFound && stems.has(stemOf(name));
}

/** Returns the names in a directory, each with and without its extension. Lists each directory once. */
function stemsIn(lower: LowerLayer): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    const names = () => lower.list(folder).map((path) => posix.basename(path));
    const stems = known.get(folder) ?? new Set(names().flatMap((name) => [name, stemOf(name)]));
    known.set(folder, stems);
    return stems;
  };
}

/** `check.test.ts` → `check.test`; `.env` stays. */
function stemOf(name: string): string {
  return posix.parse(name).name;
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

/** Names of files that tools read without being asked, and which decide what they run; `picomatch` syntax. */
const NAMES = [
  ...TOOL_NAMES,
  // JavaScript: compilers, bundlers and runtimes.
  'import_map.json',
  '{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}',
  '{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodules}',
  '{.env,.env.*}',
  // Python.
  'setup.py',
  '{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}',
  '{.flake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.ini,pyrightconfig.json}',
  // Go, Rust, Java, .NET, C, Ruby, PHP and build tools.
  '{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}',
  '{clippy,.clippy,rustfmt,.rustfmt}.toml',
  '.{golangci,rubocop}.{yml,yaml,toml,json}',
  '{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}',
  '{Directory.*.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}',
  '{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build.ninja}',
  '{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xml.dist,composer.json}',
  '{justfile,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.bazel}',
];

/** Directories, or symlinks to such, of which the contents are settings of the directory above. */
const FOLDERS =
  /^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/;

const isName = picomatch(NAMES, { dot: true });
const isToolName = picomatch(TOOL_NAMES, { dot: true });

/** Whether a new file is the configuration of a tool in a directory that stands. */
export function configuresTool(path: string, stands: (path: string) => boolean): boolean {
  return isToolName(posix.basename(path)) && stands(posix.dirname(path));
}

/**
 * Returns the directory that a file configures, if it is a configuration file of a known tool; `''` is the
 * root.
 */
function configuredFolder(path: string): string | undefined {
  const settings = FOLDERS.exec(path);
  if (settings) return settings[1] ?? '';
  const name = posix.basename(path);
  const isRead = isName(name) || (isPackageFile(name) && !SETTINGS.has(name));
  return isRead ? folderOf(path) : undefined;
}
