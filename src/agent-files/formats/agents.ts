import type { AgentFormat } from '../format.ts';
import { commands, HOOKS, keys, SERVER } from './places.ts';

/** In the order of the documentation. */
export const OTHER_AGENT_FORMATS: readonly AgentFormat[] = [
  {
    name: 'codex-hooks',
    tool: 'Codex',
    files: ['.codex/hooks.json'],
    roots: ['CODEX_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks for each changed definition',
    specification: 'https://developers.openai.com/codex/hooks',
    verified: true,
    places: [HOOKS],
    harmless: keys('version description $schema'),
  },
  {
    name: 'gemini-settings',
    tool: 'Gemini CLI',
    files: ['.gemini/settings.json'],
    roots: ['GEMINI_PROJECT_DIR', 'GEMINI_CWD', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the folder, if folder trust is on',
    specification: 'https://geminicli.com/docs/hooks/reference',
    verified: true,
    places: [
      HOOKS,
      SERVER,
      ...commands('tools/discoveryCommand tools/callCommand mcp/serverCommand'),
    ],
  },
];
