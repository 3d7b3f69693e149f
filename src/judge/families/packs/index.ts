import type { FamilyInput } from '../family.ts';
import { archives } from './archives.ts';
import { files } from './files.ts';
import { git } from './git.ts';
import { network } from './network.ts';
import { packages } from './packages.ts';
import { python } from './python.ts';
import { system } from './system.ts';
import { text } from './text.ts';

const PACKS: Readonly<Record<string, readonly FamilyInput[]>> = {
  archives,
  files,
  git,
  network,
  packages,
  python,
  system,
  text,
};

/** Every built-in family, by name; one file for each pack. */
export const FAMILIES: readonly FamilyInput[] = Object.entries(PACKS)
  .flatMap(([category, families]) => families.map((family) => ({ ...family, category })))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
