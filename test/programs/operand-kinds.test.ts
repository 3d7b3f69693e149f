import { describe, expect, it } from 'vitest';
import { isAllowedHost, isAllowedUrl, isDomain } from '../../src/programs/operand-kinds.ts';

describe('hosts', () => {
  it.each([
    'host.test',
    'a-b.example',
    'example.com.',
    '192.0.2.1',
    '10.1.2.3',
    '2001:db8::5',
    'fd00::1',
  ])('%s is allowed', (host) => {
    expect(isAllowedHost(host)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '169.254.169.254', '100.100.100.200', '168.63.129.16'],
    ...[
      '255.255.255.255',
      '224.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '1.2.3',
    ],
    ...[
      '::1',
      '::',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      'fe80::1',
      'fe80::1%eth0',
      'ff02::1',
    ],
    ...['fd00:ec2::254', '64:ff9b::7f00:1', '2002:7f00:1::', '[::1]', '2001:db8::5%1'],
    ...[
      'localhost',
      'LOCALHOST.',
      'a.localhost',
      'metadata.google.internal',
      'printer.local',
      'metadata',
    ],
    ...[
      '',
      '.',
      'a..b',
      '-a.test',
      'a b',
      'a/b',
      'https://host.test',
      'user@host.test',
      `${'a'.repeat(64)}.test`,
    ],
  ])('%s is rejected', (host) => {
    expect(isAllowedHost(host)).toBe(false);
  });

  it.each([
    'https://host.test',
    'http://host.test/path?q=1',
    'HTTPS://host.test:8443/a%20b',
    'https://[2001:db8::5]/',
  ])('%s is a plain URL', (url) => {
    expect(isAllowedUrl(url)).toBe(true);
  });

  it.each([
    ...[
      'host.test',
      'ftp://host.test',
      'file:///etc/passwd',
      'https://',
      'https:///x',
      'https://u:p@host.test/',
    ],
    ...[
      'https://host.test\\@127.0.0.1/',
      'https://{a,b}.test/',
      'https://host.test/[1-9]',
      'http://localhost/',
    ],
    ...[
      'http://127.0.0.1:80/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:169.254.169.254]/',
      'http://host.test:99999/',
      'http://host.test/ x',
    ],
  ])('%s is not a plain URL', (url) => {
    expect(isAllowedUrl(url)).toBe(false);
  });

  it('does not accept an IP address as a domain', () => {
    expect(isDomain('192.0.2.1')).toBe(false);
    expect(isDomain('@192.0.2.1')).toBe(false);
  });
});
