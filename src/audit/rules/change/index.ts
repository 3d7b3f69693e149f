import type { Rule } from '../../../finding/rule.ts';
import { auditLogChanged } from './audit-log-changed.ts';
import { auditLogMalformed } from './audit-log-malformed.ts';
import { auditLogRemoved } from './audit-log-removed.ts';
import { auditLogRewritten } from './audit-log-rewritten.ts';
import { blastRadiusApproaching } from './blast-radius-approaching.ts';
import { blastRadiusCritical } from './blast-radius-critical.ts';
import { blastRadiusExceeded } from './blast-radius-exceeded.ts';
import { blastRadiusHardCap } from './blast-radius-hard-cap.ts';
import { forbiddenPathAlways } from './forbidden-path-always.ts';
import { forbiddenPathDeclared } from './forbidden-path-declared.ts';
import { forbiddenPathPolicy } from './forbidden-path-policy.ts';
import { protectedFileDestroyed } from './protected-file-destroyed.ts';
import { protectedPath } from './protected-path.ts';
import { submoduleChanged } from './submodule-changed.ts';
import { symlinkLeavesTree } from './symlink-leaves-tree.ts';

/** Rules about what the whole change touches, in the order in which they are documented. */
export const changeRules = [
  forbiddenPathAlways,
  forbiddenPathPolicy,
  forbiddenPathDeclared,
  protectedPath,
  protectedFileDestroyed,
  auditLogRewritten,
  auditLogMalformed,
  auditLogRemoved,
  auditLogChanged,
  blastRadiusApproaching,
  blastRadiusExceeded,
  blastRadiusCritical,
  blastRadiusHardCap,
  symlinkLeavesTree,
  submoduleChanged,
] as const satisfies readonly Rule<never>[];
