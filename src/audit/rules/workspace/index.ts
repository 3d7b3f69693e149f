import type { Rule } from '../../../finding/rule.ts';
import { blockedFlag } from './blocked-flag.ts';
import { commandNotAllowed } from './command-not-allowed.ts';
import { customPatterns } from './custom-pattern.ts';
import { directDiskWrite } from './direct-disk-write.ts';
import { filesystemFormat } from './filesystem-format.ts';
import { firewallManipulation } from './firewall-manipulation.ts';
import { forceKill } from './force-kill.ts';
import { massDeletion } from './mass-deletion.ts';
import { pathOutsideWorkspace } from './path-outside-workspace.ts';
import { pathTraversal } from './path-traversal.ts';
import { privilegeEscalation } from './privilege-escalation.ts';
import { rawDiskWrite } from './raw-disk-write.ts';
import { remoteCodeExecution } from './remote-code-execution.ts';
import { systemReboot } from './system-reboot.ts';
import { systemShutdown } from './system-shutdown.ts';
import { worldWritable } from './world-writable.ts';

/** What the three layers of the `workspace` profile object to, layer by layer. */
export const workspaceRules: readonly Rule<never>[] = [
  massDeletion,
  rawDiskWrite,
  filesystemFormat,
  directDiskWrite,
  remoteCodeExecution,
  worldWritable,
  privilegeEscalation,
  firewallManipulation,
  systemShutdown,
  systemReboot,
  forceKill,
  customPatterns[1],
  pathOutsideWorkspace,
  pathTraversal,
  customPatterns[2],
  blockedFlag,
  commandNotAllowed,
  customPatterns[3],
];
