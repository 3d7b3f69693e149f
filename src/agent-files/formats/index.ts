import type { AgentFormat } from '../format.ts';
import { OTHER_AGENT_FORMATS } from './agents.ts';
import { CLAUDE_FORMATS } from './claude.ts';
import { formatOf } from './data.ts';
import { EDITOR_FORMATS } from './editors.ts';
import { MACHINE_FORMATS } from './machines.ts';

/** All formats that are read, in the order of the documentation. */
export const AGENT_FORMATS: readonly AgentFormat[] = [
  ...CLAUDE_FORMATS,
  ...EDITOR_FORMATS,
  ...OTHER_AGENT_FORMATS,
  ...MACHINE_FORMATS,
].map(formatOf);

const AGENT_FILES_PAGE = 'https://github.com/gene-gate/gene-gate/blob/main/docs/agent-files.md';

/** Instructions in prose, which is not judged. The policy protects them by `protected_paths`. */
const INSTRUCTIONS = `CLAUDE.md CLAUDE.local.md AGENTS.md AGENTS.override.md AGENT.md GEMINI.md .cursorrules
  .cursor/rules/** .github/copilot-instructions.md .github/instructions/** .windsurfrules .windsurf/rules/**
  .clinerules`;

/** Files that tools read but no format describes. A format that reads a file takes precedence. */
const PLACES: Readonly<Record<string, string>> = {
  'Claude Code': `.claude/** .claude-plugin/** .worktreeinclude`,
  'an agent': `.agents/** .agent/** mcp_config.json smithery.yaml`,
  Codex: `.codex/** .codex-plugin/**`,
  'Gemini CLI': `.gemini/** .geminiignore`,
  Cursor: `.cursor/** .cursorignore .cursorindexingignore .cursor-plugin/**`,
  'GitHub Copilot': `.github/prompts/**
    .github/chatmodes/** .github/agents/** .github/skills/** .github/hooks/** .github/copilot/**
    .github/extensions/** .github/plugin/** .github/aw/** .github/lsp.json .copilot/**`,
  'VS Code': `.vscode/launch.json .vscode/extensions.json`,
  Windsurf: `.windsurf/** .codeiumignore .devin/** .cognition/**`,
  Cline: `.clinerules .clinerules/** .cline/** .clineignore`,
  'Roo Code': `.roo/** .roorules .roomodes .rooignore .kilo/** .kilocode/** .kilocodemodes .kilocoderules`,
  Kiro: `.kiro/** .kiroignore`,
  'Amazon Q': `.amazonq/** AmazonQ.md`,
  'an editor of JetBrains': `.junie/** .aiassistant/** .idea/runConfigurations/** .idea/watcherTasks.xml
    .idea/externalDependencies.xml .idea/startup.xml .run/*.run.xml`,
  Zed: `.rules .zed/**`,
  opencode: `.opencode/** tui.json`,
  Continue: `.continue/** .continuerc.json .continueignore .continuerules`,
  Aider: `.aider.conf.yml .aider.model.settings.yml .aider.model.metadata.json .aiderignore`,
  'another agent': `.goosehints .goose/** .openhands/** .openhands_instructions .factory/** .augment/**
    .augment-guidelines .augmentignore .trae/** .qoder/** .qwen/** .iflow/** .codebuddy/** .lingma/**
    .comate/** .tabnine/** .sourcegraph/** .cody/** .amp/** .warp/** WARP.md .grok/** .vibe/** .letta/**
    .cortex/** .kimi-code/** .pi/** .crush/** .crushrc CRUSH.md .rovodev/** .firebender/** firebender.json
    .serena/** .ruler/** .rulesync/** rulesync.jsonc .aligntrue/** .jules/** .void/** .pearai/** .mcp/**
    .openinterpreter/**`,
  'a reviewing agent': `.coderabbit.yaml .coderabbit.yml .bito.yaml greptile.json .pr_agent.toml .sweep.yaml`,
  'a development environment': `.devcontainer/** .gitpod.yml .gitpod/** .ona/** .idx/** .replit replit.nix
    devbox.json .flox/** .codesandbox/** .stackblitzrc`,
  git: `.overcommit.yml captainhook.json grumphp.yml hk.pkl .hk/** prek.toml .lefthook/** .lefthook-local/**
    .githooks/** .git-hooks/** .husky/** .simple-git-hooks.js .simple-git-hooks.cjs .simple-git-hooks.mjs
    simple-git-hooks.js simple-git-hooks.cjs simple-git-hooks.mjs`,
  mise: `.mise/** mise-tasks/** .mise-tasks/** .tool-versions`,
};

/** Only checked for invisible characters. */
const TEXT = {
  syntax: 'text',
  approval: 'reads it as it is',
  specification: AGENT_FILES_PAGE,
  verified: false,
} as const;

/** A change of an unread kind is shown. */
export const UNREAD_FORMATS: readonly AgentFormat[] = [
  { ...TEXT, name: 'text', tool: 'an agent', files: INSTRUCTIONS },
  ...Object.entries(PLACES).map(([tool, files]) => ({
    ...{ ...TEXT, name: 'unread', tool, files },
    unread: `gene-gate does not read this kind of file of ${tool}`,
  })),
].map(formatOf);
