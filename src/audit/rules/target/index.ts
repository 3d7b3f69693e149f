import type { Rule } from '../../../finding/rule.ts';
import { binaryMissing } from './binary-missing.ts';
import { binaryNotNode } from './binary-not-node.ts';
import { binaryShadowed } from './binary-shadowed.ts';
import { dependencyUnverified } from './dependency-unverified.ts';
import { environmentFileUnsafe } from './environment-file-unsafe.ts';
import { notInstalled } from './not-installed.ts';
import { npmScriptCompound } from './npm-script-compound.ts';
import { npmScriptCycle } from './npm-script-cycle.ts';
import { npmScriptDangerous } from './npm-script-dangerous.ts';
import { npmScriptMissing } from './npm-script-missing.ts';
import { npmScriptText } from './npm-script-text.ts';
import { npmrcRedirects } from './npmrc-redirects.ts';
import { packageJsonInvalid } from './package-json-invalid.ts';
import { packageJsonMissing } from './package-json-missing.ts';
import { pathShadowed } from './path-shadowed.ts';
import { targetChanged } from './target-changed.ts';
import { targetExtension } from './target-extension.ts';
import { targetInGit } from './target-in-git.ts';
import { targetMissing } from './target-missing.ts';
import { targetNotAFile } from './target-not-a-file.ts';
import { targetOutside } from './target-outside.ts';
import { targetUntracked } from './target-untracked.ts';
import { targetWrites } from './target-writes.ts';
import { workspaceMissing } from './workspace-missing.ts';

/** Rules about the files and scripts that would really run, in the order in which they are documented. */
export const targetRules: readonly Rule<never>[] = [
  targetOutside,
  targetInGit,
  targetMissing,
  targetNotAFile,
  targetExtension,
  targetUntracked,
  dependencyUnverified,
  binaryMissing,
  binaryShadowed,
  binaryNotNode,
  notInstalled,
  targetChanged,
  targetWrites,
  npmScriptMissing,
  npmScriptText,
  npmScriptCompound,
  npmScriptDangerous,
  npmScriptCycle,
  npmrcRedirects,
  packageJsonInvalid,
  packageJsonMissing,
  workspaceMissing,
  pathShadowed,
  environmentFileUnsafe,
];
