import type { AgentFormat } from '../format.ts';
import { OTHER_AGENT_FORMATS } from './agents.ts';
import { CLAUDE_FORMATS } from './claude.ts';
import { EDITOR_FORMATS } from './editors.ts';
import { MACHINE_FORMATS } from './machines.ts';

export { UNREAD_FORMATS } from './unread.ts';

/** All formats that are read, in the order of the documentation. */
export const AGENT_FORMATS: readonly AgentFormat[] = [
  ...CLAUDE_FORMATS,
  ...EDITOR_FORMATS,
  ...OTHER_AGENT_FORMATS,
  ...MACHINE_FORMATS.map((format) => ({ ...format, isGeneral: true as const })),
];
