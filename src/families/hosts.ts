import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Addresses of the machine itself, of the local link and of cloud metadata services. IPv4 and IPv6 have
 * separate lists, because a `BlockList` also compares mapped addresses.
 */
const REFUSED = {
  ipv4: blockList('ipv4', [
    ['0.0.0.0', 8],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['224.0.0.0', 3],
    ['100.100.100.200', 32],
    ['168.63.129.16', 32],
    ['192.0.0.192', 32],
  ]),
  ipv6: blockList('ipv6', [
    // Unspecified, loopback, and addresses that carry an IPv4 address: compatible and mapped ones.
    ['::', 80],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
    ['fd00:ec2::254', 128],
    // Translated and tunnelled addresses.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
  ]),
};

function blockList(
  family: 'ipv4' | 'ipv6',
  networks: readonly (readonly [network: string, prefix: number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const REFUSED_NAME =
  /(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;

/** Returns whether a text is a valid domain name, and not a name of the machine itself. */
export function isDomain(text: string): boolean {
  const name = text.replace(/\.$/, '');
  if (name === '' || name.length > 253 || REFUSED_NAME.test(name)) return false;
  const labels = name.split('.');
  // The C library reads names such as 0x7f.1 and 2130706433 as addresses.
  return (
    labels.every((label) => LABEL.test(label)) && !/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '')
  );
}

/**
 * Returns whether a text is a domain name, or an IP address of another machine in its usual notation.
 */
export function isAllowedHost(text: string): boolean {
  if (isIP(text) === 0) return isDomain(text);
  const family = isIPv4(text) ? 'ipv4' : 'ipv6';
  return !text.includes('%') && !REFUSED[family].check(text, family);
}

/**
 * Returns whether a text is an HTTP(S) URL with an allowed host, without user info or curl globbing.
 */
export function isAllowedUrl(text: string): boolean {
  // WHATWG and curl parse such a URL in the same way.
  const written =
    /^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i;
  const host = written.exec(text)?.[1];
  if (host === undefined || !URL.canParse(text)) return false;
  return isAllowedHost(host.replace(/^\[|\]$/g, ''));
}
