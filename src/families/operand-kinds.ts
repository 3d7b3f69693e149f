import { isAllowedHost, isAllowedUrl, isDomain } from './hosts.ts';

/** The kinds of operands and flag values; each returns why a text is not of the kind. */
export const KINDS = {
  path: filePath,
  page: pageName,
  script: scriptPath,
  archive: archivePath,
  destination: archivePath,
  source: archivePath,
  host: (text) => (isAllowedHost(text) ? undefined : 'is not a public address or host name'),
  domain: (text) => (isDomain(text) ? undefined : 'is not a domain name'),
  url: (text) => (isAllowedUrl(text) ? undefined : 'is not a plain http or https URL'),
  count: (text) => (/^[+-]?\d{1,9}[kKmMgG]?$/.test(text) ? undefined : 'is not a number'),
  package: packageName,
  pattern: () => undefined,
  text: () => undefined,
} as const satisfies Record<string, (text: string) => string | undefined>;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as [Kind, ...Kind[]];

/** Kinds of paths, which must be in the allowed roots. */
export const PATH_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'path',
  'script',
  'archive',
  'destination',
  'source',
]);

/** Characters that are shell syntax if they are not quoted. */
export const SHELL_OPERATOR = /[;&|<>`\r\n\0]|\$\(/;

function isAddress(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
}

function notEmpty(text: string): string | undefined {
  return text === '' ? 'is empty' : undefined;
}

/** A file; a URL is none, even where a file could have such a name. */
function filePath(text: string): string | undefined {
  return isAddress(text) ? 'is a URL' : notEmpty(text);
}

/** The name of a manual page, or its section; `man` would open a path or URL as a page. */
function pageName(text: string): string | undefined {
  return /^(?:\[|[\w][\w.+:@-]*)$/.test(text) ? undefined : 'is not the name of a manual page';
}

function scriptPath(text: string): string | undefined {
  return text.startsWith('-') ? 'is a flag' : notEmpty(text);
}

function archivePath(text: string): string | undefined {
  if (text === '') return 'is empty';
  if (text.startsWith('-')) return 'begins with a dash';
  if (isAddress(text)) return 'is a URL';
  // `host:file` makes tar start a remote shell.
  if (/^[^/]*:/.test(text) && !/^[A-Za-z]:[\\/]/.test(text)) return 'names another host';
  if (SHELL_OPERATOR.test(text)) return 'contains a shell operator';
  if (/[*?[\]{}]/.test(text)) return 'contains a wildcard';
  return /^~|\$/.test(text) ? 'is expanded by a shell' : undefined;
}

/** A name with an optional version; not a file or URL that a package manager would install. */
function packageName(text: string): string | undefined {
  const name = /^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/;
  // apt-get removes a package if its name ends with a dash.
  if (!name.test(text) || text.endsWith('-')) return 'is not a package name';
  return /\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(text) ? 'is a file' : undefined;
}
