import { bun } from '../programs/bun.ts';
import { deno } from '../programs/deno.ts';
import { pnpm } from '../programs/pnpm.ts';
import { yarn } from '../programs/yarn.ts';
import type { FamilyInput } from '../schema.ts';

export const javascript: readonly FamilyInput[] = [
  { name: 'bun', evolver: bun },
  { name: 'deno', evolver: deno },
  { name: 'pnpm', evolver: pnpm },
  { name: 'yarn', evolver: yarn },
];
