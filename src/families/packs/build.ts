import { cargo } from '../programs/cargo.ts';
import { dotnet } from '../programs/dotnet.ts';
import { go } from '../programs/go.ts';
import { gradle, maven } from '../programs/jvm.ts';
import { make } from '../programs/make.ts';
import type { FamilyInput } from '../schema.ts';

export const build: readonly FamilyInput[] = [
  { name: 'cargo', evolver: cargo },
  { name: 'dotnet', evolver: dotnet },
  { name: 'go', evolver: go },
  { name: 'gradle', evolver: gradle },
  { name: 'make', evolver: make },
  { name: 'maven', evolver: maven },
];
