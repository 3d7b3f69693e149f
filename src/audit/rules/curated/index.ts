import type { Rule } from '../../../finding/rule.ts';
import { archiveCreationOverwrite } from './archive-creation-overwrite.ts';
import { archiveExtractionOverwrite } from './archive-extraction-overwrite.ts';
import { broadPermissionTarget } from './broad-permission-target.ts';
import { constrainedFormCurl } from './constrained-form-curl.ts';
import { constrainedFormDns } from './constrained-form-dns.ts';
import { constrainedFormGit } from './constrained-form-git.ts';
import { constrainedFormOther } from './constrained-form-other.ts';
import { constrainedFormPing } from './constrained-form-ping.ts';
import { constrainedFormTar } from './constrained-form-tar.ts';
import { constrainedFormUnzip } from './constrained-form-unzip.ts';
import { constrainedFormZip } from './constrained-form-zip.ts';
import { envSecrets } from './env-secrets.ts';
import { experimentalMode } from './experimental-mode.ts';
import { familyBaseMismatch } from './family-base-mismatch.ts';
import { familyDisabled } from './family-disabled.ts';
import { flagNotAllowed } from './flag-not-allowed.ts';
import { forbiddenOperandPrefix } from './forbidden-operand-prefix.ts';
import { maturityRefused } from './maturity-refused.ts';
import { networkTouching } from './network-touching.ts';
import { noCommand } from './no-command.ts';
import { notInRegistry } from './not-in-registry.ts';
import { operandCount } from './operand-count.ts';
import { operandRefused } from './operand-refused.ts';
import { outsideAllowedRoots } from './outside-allowed-roots.ts';
import { parseFailed } from './parse-failed.ts';
import { platformUnsupported } from './platform-unsupported.ts';
import { policyRisk } from './policy-risk.ts';
import { recursiveDeletion } from './recursive-deletion.ts';
import { shellOperatorBackground } from './shell-operator-background.ts';
import { shellOperatorChaining } from './shell-operator-chaining.ts';
import { shellOperatorMultiline } from './shell-operator-multiline.ts';
import { shellOperatorPipeline } from './shell-operator-pipeline.ts';
import { shellOperatorQuoted } from './shell-operator-quoted.ts';
import { shellOperatorRedirection } from './shell-operator-redirection.ts';
import { shellOperatorSubstitution } from './shell-operator-substitution.ts';
import { writesFiles } from './writes-files.ts';

/** What the `curated` profile asks, in the order in which it asks; the warnings last. */
export const curatedRules: readonly Rule<never>[] = [
  noCommand,
  parseFailed,
  shellOperatorChaining,
  shellOperatorPipeline,
  shellOperatorBackground,
  shellOperatorRedirection,
  shellOperatorSubstitution,
  shellOperatorMultiline,
  shellOperatorQuoted,
  notInRegistry,
  familyDisabled,
  platformUnsupported,
  maturityRefused,
  familyBaseMismatch,
  constrainedFormTar,
  constrainedFormUnzip,
  constrainedFormZip,
  constrainedFormPing,
  constrainedFormCurl,
  constrainedFormDns,
  constrainedFormGit,
  constrainedFormOther,
  flagNotAllowed,
  operandCount,
  operandRefused,
  forbiddenOperandPrefix,
  outsideAllowedRoots,
  policyRisk,
  networkTouching,
  archiveExtractionOverwrite,
  archiveCreationOverwrite,
  envSecrets,
  recursiveDeletion,
  broadPermissionTarget,
  writesFiles,
  experimentalMode,
];
