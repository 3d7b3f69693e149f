import picomatch from 'picomatch';

/** Names of files that tools read without being asked, and which decide what they run; `picomatch` syntax. */
const NAMES = [
  // JavaScript: test runners, linters, compilers, bundlers, package managers and runtimes.
  '*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}',
  '.*rc',
  '.*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}',
  '{tsconfig,jsconfig}*.json',
  '{package.json5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb}',
  '{.pnpmfile.cjs,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.toml,import_map.json}',
  '{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}',
  '{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}',
  '{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodules}',
  '{.env,.env.*}',
  // Python.
  '{conftest,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py',
  '{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}',
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

/**
 * Returns the directory that a file configures, if it is a configuration file of a known tool; `''` is the
 * root.
 */
export function configuredFolder(path: string): string | undefined {
  const settings = FOLDERS.exec(path);
  if (settings) return settings[1] ?? '';
  const slash = path.lastIndexOf('/');
  return isName(path.slice(slash + 1)) ? path.slice(0, Math.max(slash, 0)) : undefined;
}
