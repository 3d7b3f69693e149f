import type { AgentFormat } from '../format.ts';
import { commands, keys, SERVER } from './places.ts';

/** In the order of the documentation. */
export const EDITOR_FORMATS: readonly AgentFormat[] = [
  {
    name: 'cursor-mcp',
    tool: 'Cursor',
    files: ['.cursor/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'does not document who is asked before a server starts',
    specification: 'https://cursor.com/docs/mcp',
    verified: true,
    places: [SERVER],
    harmless: keys('$schema'),
  },
  {
    name: 'cursor-hooks',
    tool: 'Cursor',
    files: ['.cursor/hooks.json'],
    // The root of the project; in the first versions it was the directory of the file.
    directories: ['', '.cursor'],
    roots: ['CURSOR_PROJECT_DIR', 'CLAUDE_PROJECT_DIR', 'PWD'],
    approval: 'asks once for the workspace',
    specification: 'https://cursor.com/docs/hooks',
    verified: true,
    places: [
      {
        at: 'hooks/*/*',
        form: 'start',
        event: '{0}',
        detail: 'matcher',
        only: { field: 'type', values: ['command', undefined] },
      },
    ],
    harmless: keys('version'),
  },
  {
    name: 'cursor-environment',
    tool: 'Cursor',
    files: ['.cursor/environment.json'],
    directories: ['', '.cursor'],
    roots: ['PWD'],
    approval: 'asks nobody',
    specification: 'https://cursor.com/docs/cloud-agent/setup',
    verified: false,
    places: [
      ...commands('install start', ' (on a cloud machine)'),
      { at: 'terminals/*', form: 'start', event: 'terminal {0} (on a cloud machine)' },
    ],
  },
  {
    name: 'vscode-mcp',
    tool: 'VS Code',
    files: ['.vscode/mcp.json'],
    roots: ['workspaceFolder', 'PWD'],
    approval: 'asks for each server that is new or changed',
    specification: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    verified: true,
    places: [{ ...SERVER, at: 'servers/*' }],
    harmless: keys('$schema inputs'),
  },
  {
    name: 'vscode-tasks',
    tool: 'VS Code',
    files: ['.vscode/tasks.json'],
    roots: ['workspaceFolder', 'workspaceRoot', 'cwd', 'PWD'],
    approval: 'asks once for the workspace and for automatic tasks',
    specification: 'https://code.visualstudio.com/docs/reference/tasks-appendix',
    verified: true,
    places: [
      {
        at: 'tasks/*',
        form: 'start',
        event: 'folder opened',
        detail: 'label',
        only: { field: 'runOptions/runOn', values: ['folderOpen'] },
        startsOthers: true,
        inherits: [
          ...['args', 'command', 'linux', 'options', 'osx', 'presentation'],
          ...['showOutput', 'terminal', 'type', 'windows'],
        ],
      },
    ],
  },
  {
    name: 'devcontainer',
    tool: 'a development container',
    files: [
      '.devcontainer/devcontainer.json',
      '.devcontainer/*/devcontainer.json',
      '.devcontainer.json',
    ],
    roots: ['localWorkspaceFolder', 'containerWorkspaceFolder', 'PWD'],
    approval: 'asks as the editor does',
    specification: 'https://containers.dev/implementors/json_reference',
    verified: true,
    places: [
      ...commands('initializeCommand', ' (on the host)'),
      ...commands(
        'onCreateCommand updateContentCommand postCreateCommand postStartCommand postAttachCommand',
        ' (in the container)',
      ),
    ],
  },
];
