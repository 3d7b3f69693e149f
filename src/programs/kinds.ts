import { BlockList, isIP, isIPv4 } from 'node:net';
import { AWK_PROGRAM, SED_SCRIPT } from './text-programs.ts';

/** The kinds of operands and flag values in a sandbox: each returns why a text does not match, or undefined. */
export const KINDS = {
  text: () => undefined,
  choice: () => undefined,
  path: filePath,
  /** A file to read. */
  input: (text) => (text === '-' ? 'is standard input' : filePath(text)),
  /** A word for a script, which may be a path. */
  argument: () => undefined,
  script: (text) => (text.startsWith('-') ? 'is a flag' : notEmpty(text)),
  archive: archivePath,
  destination: archivePath,
  source: archivePath,
  // `man` would open a path or URL as a page.
  page: unless(/^(?:\[|\w[\w.+:@-]*)$/, 'is not the name of a manual page'),
  host: (text) => (isAllowedHost(text) ? undefined : 'is not a public address or host name'),
  domain: (text) => (isDomain(text) ? undefined : 'is not a domain name'),
  url: (text) => (isAllowedUrl(text) ? undefined : 'is not a plain http or https URL'),
  count: unless(/^[+-]?\d{1,9}[kKmMgG]?$/, 'is not a number'),
  package: packageName,
  pattern: () => undefined,
  awk: unless(AWK_PROGRAM, 'is not a program that only selects and prints'),
  sed: unless(SED_SCRIPT, 'is not a script that only selects and replaces'),
} as const satisfies Record<string, (text: string) => string | undefined>;

export type Kind = keyof typeof KINDS;

/** Kinds of paths, which must be within the allowed roots. */
export const PATH_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['path', 'input', 'argument', 'script'] as const),
  ...(['archive', 'destination', 'source'] as const),
]);

/** Unquoted characters that are shell syntax. */
export const SHELL_OPERATOR = /[;&|<>`\r\n\0]|\$\(/;

function unless(accepted: RegExp, reason: string): (text: string) => string | undefined {
  return (text) => (accepted.test(text) ? undefined : reason);
}

function isAddress(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
}

function notEmpty(text: string): string | undefined {
  return text === '' ? 'is empty' : undefined;
}

/** A file name. A URL is refused, although a file could have such a name. */
function filePath(text: string): string | undefined {
  return isAddress(text) ? 'is a URL' : notEmpty(text);
}

function archivePath(text: string): string | undefined {
  if (text.startsWith('-')) return 'begins with a dash';
  // `host:file` makes tar start a remote shell.
  if (!isAddress(text) && /^[^/]*:/.test(text) && !/^[A-Za-z]:[\\/]/.test(text))
    return 'names another host';
  if (SHELL_OPERATOR.test(text)) return 'contains a shell operator';
  if (/[*?[\]{}]/.test(text)) return 'contains a wildcard';
  return /^~|\$/.test(text) ? 'is expanded by a shell' : filePath(text);
}

/** A name with an optional version, not a file or URL that a package manager would install. */
function packageName(text: string): string | undefined {
  const name = /^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/;
  // apt-get removes a package if its name ends with a dash.
  if (!name.test(text) || text.endsWith('-')) return 'is not a package name';
  return /\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(text) ? 'is a file' : undefined;
}

/**
 * Addresses of the machine itself, of link-local networks and of cloud metadata services. IPv4 and IPv6
 * need separate lists, because a `BlockList` also compares mapped addresses.
 */
const REFUSED = {
  ipv4: blockList(
    'ipv4',
    '0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 224.0.0.0/3 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32',
  ),
  // The first contains IPv4 addresses, compatible or mapped. The last three translate or tunnel them.
  ipv6: blockList(
    'ipv6',
    '::/80 fe80::/10 fec0::/10 ff00::/8 fd00:ec2::254/128 64:ff9b::/96 64:ff9b:1::/48 2002::/16',
  ),
};

function blockList(family: 'ipv4' | 'ipv6', networks: string): BlockList {
  const list = new BlockList();
  for (const network of networks.split(' ')) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const REFUSED_NAME =
  /(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;

/** True for a valid domain name that is not the machine's own. */
function isDomain(text: string): boolean {
  const name = text.replace(/\.$/, '');
  if (name === '' || name.length > 253 || REFUSED_NAME.test(name)) return false;
  const labels = name.split('.');
  // The C library reads names such as 0x7f.1 and 2130706433 as addresses.
  return (
    labels.every((label) => LABEL.test(label)) && !/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '')
  );
}

/** True for a domain name, or the IP address of another machine in its usual notation. */
function isAllowedHost(text: string): boolean {
  if (isIP(text) === 0) return isDomain(text);
  const family = isIPv4(text) ? 'ipv4' : 'ipv6';
  return !text.includes('%') && !REFUSED[family].check(text, family);
}

/** True for an HTTP(S) URL with an allowed host, without user info or curl globbing. */
function isAllowedUrl(text: string): boolean {
  // WHATWG and curl parse such URLs alike.
  const written =
    /^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i;
  const host = written.exec(text)?.[1];
  return host !== undefined && URL.canParse(text) && isAllowedHost(host.replace(/^\[|\]$/g, ''));
}
