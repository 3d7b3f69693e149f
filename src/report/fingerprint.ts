import { createHash } from 'node:crypto';
import type { ValidationReport } from './validation-report.ts';

/** Which Node ran the commands, and which tool asked it to. */
export interface RuntimeEnvironment {
  /** As `process.version` prints it, for example `v24.1.0`. */
  readonly nodeVersion: string;
  readonly platform: string;
  readonly arch: string;
  readonly client: string;
  readonly clientVersion: string;
}

export type Fingerprint = Pick<ValidationReport, 'env_fingerprint' | 'env_fingerprint_key'>;

/**
 * The protocol's fingerprint of an environment and its key: the first 16 hexadecimal digits of the
 * SHA-256 of device_id, node_version, platform, arch, hostname, client and client_version, joined by
 * `|` (reference engine 1.29.8). Device id and host name are private and stay empty.
 */
export function fingerprint(environment: RuntimeEnvironment): Fingerprint {
  const { nodeVersion, platform, arch, client, clientVersion } = environment;
  const key = ['', nodeVersion, platform, arch, '', client, clientVersion].join('|');
  return {
    env_fingerprint: {
      node_version: nodeVersion,
      platform,
      arch,
      client,
      client_version: clientVersion,
    },
    env_fingerprint_key: createHash('sha256').update(key).digest('hex').slice(0, 16),
  };
}
