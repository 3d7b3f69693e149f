import { posix } from 'node:path';
import {
  isDocument,
  isLockfile,
  isOfTests,
  isPackageFile,
  isProgramCode,
  toolThatFinds,
} from '../../programs/file-names.ts';

/** What package managers and compilers read about a project, by the names of files. */
const MANIFEST =
  /^(?:deno\.jsonc?|composer\.json|Gemfile|Pipfile|pyproject\.toml|setup\.(?:py|cfg)|Cargo\.toml|go\.(?:mod|work)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.(?:gemspec|csproj|fsproj|sln))$/;

/** Settings of tools by the form of their names: `.npmrc`, `.eslintrc.json`, `gulpfile.js`. */
const SETTINGS =
  /^(?:\.[^/]*(?:rc|ignore|attributes|config)(?:\.[^./]+)?|(?:gulp|jake|grunt|danger)file\.[^./]+|(?:test|vitest)[._-]setup\.[^./]+)$/i;
/** `tailwind.config.js`; below the code, such a file belongs to it: `src/app/app.config.ts`. */
const CONFIG = /^(?!(?:.*\/)?(?:src|lib|app)\/).*\.config\.[^./]+$/;

/** Directories and files of continuous integration and of editors. */
const OF_SERVICES =
  /^(?:\.(?:github|gitlab|circleci|buildkite|husky|vscode|idea|devcontainer)\/|(?:.*\/)?(?:\.gitlab-ci|\.travis|azure-pipelines|appveyor|bitbucket-pipelines)\.ya?ml$|(?:.*\/)?Jenkinsfile$)/;

/** Whether a file says what a project consists of and needs, by its name. */
export function isManifest(path: string): boolean {
  const name = posix.basename(path);
  return isPackageFile(name) || MANIFEST.test(name);
}

/**
 * Returns whether a changed file stays as it is when the change is taken back, by its name: a test, a manifest or
 * configuration. It decides how a check runs, so that its absence shows nothing about code, data or documents.
 */
export function isKept(path: string): boolean {
  const name = posix.basename(path);
  return (
    isOfTests(path) ||
    isLockfile(name) ||
    isManifest(path) ||
    [OF_SERVICES, CONFIG].some((pattern) => pattern.test(path)) ||
    SETTINGS.test(name) ||
    toolThatFinds(path) !== undefined
  );
}

const GENERATED =
  /(?:^|\/)(?:node_modules|vendor|third[_-]party|dist|target|coverage|__?generated__?|\.yarn)\/|^(?:build|out)\/|\.min\.|[._-](?:generated|pb2?|bundle)\.|\.map$/i;

/** Whether a program wrote a file, by its name: it is taken back with its sources, and shows nothing alone. */
export function isGenerated(path: string): boolean {
  return GENERATED.test(path);
}

const MEDIA = /\.(?:png|jpe?g|gif|svg|ico|webp|avif|woff2?|[ot]tf|mp[34]|webm|pdf)$/i;

/** Whether a file is for people to read or to look at, by its name. */
export function isForPeople(path: string): boolean {
  return (isDocument(path) && !isProgramCode(path)) || MEDIA.test(path);
}
