/** A change to these files is a warning; a change to files that the policy lists is an error. */
export const DEFAULT_PROTECTED_PATHS = [
  'AGENTS.md',
  'CLAUDE.md',
  'GEMINI.md',
  'SOUL.md',
  'IDENTITY.md',
  'MEMORY.md',
  'USER.md',
  'TOOLS.md',
  'HEARTBEAT.md',
  '.env*',
  '.github/workflows/**',
  '.github/gene-gate.yml',
] as const;
