import type { FamilyWarning } from '../../../registry/family.ts';
import { archiveCreationOverwrite } from '../../rules/curated/archive-creation-overwrite.ts';
import { archiveExtractionOverwrite } from '../../rules/curated/archive-extraction-overwrite.ts';
import { broadPermissionTarget } from '../../rules/curated/broad-permission-target.ts';
import { envSecrets } from '../../rules/curated/env-secrets.ts';
import { networkTouching } from '../../rules/curated/network-touching.ts';
import { recursiveDeletion } from '../../rules/curated/recursive-deletion.ts';
import { writesFiles } from '../../rules/curated/writes-files.ts';

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
