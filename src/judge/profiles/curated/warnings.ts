import { archiveCreationOverwrite } from '../../../audit/rules/curated/archive-creation-overwrite.ts';
import { archiveExtractionOverwrite } from '../../../audit/rules/curated/archive-extraction-overwrite.ts';
import { broadPermissionTarget } from '../../../audit/rules/curated/broad-permission-target.ts';
import { envSecrets } from '../../../audit/rules/curated/env-secrets.ts';
import { networkTouching } from '../../../audit/rules/curated/network-touching.ts';
import { recursiveDeletion } from '../../../audit/rules/curated/recursive-deletion.ts';
import { writesFiles } from '../../../audit/rules/curated/writes-files.ts';
import type { FamilyWarning } from '../../families/family.ts';

/** The rule behind every warning that a family can carry. */
export const FAMILY_WARNING_RULES = {
  network_touching: networkTouching,
  archive_extraction_overwrite: archiveExtractionOverwrite,
  archive_creation_overwrite: archiveCreationOverwrite,
  env_secrets: envSecrets,
  recursive_deletion: recursiveDeletion,
  broad_permission_target: broadPermissionTarget,
  writes_files: writesFiles,
} as const satisfies Record<FamilyWarning, unknown>;
