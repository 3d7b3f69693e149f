import { Command } from 'commander';
import type { Terminal, Verb } from './terminal.ts';

interface VerbEntry {
  readonly description: string;
  /** A command line that most people begin with, without the name of the program. */
  readonly example: string;
  /** Loads the verb, which is loaded only when it is used. */
  readonly load: () => Promise<Verb>;
}

/** All verbs, in the order of the help. */
export const VERBS: Readonly<Record<string, VerbEntry>> = {
  check: {
    description: 'Check the genes that a range of commits changes, and run their allowed commands',
    example: 'check --base main',
    load: async () => (await import('./check.ts')).checkVerb,
  },
  prove: {
    description: 'Tell whether a command passes with a change and fails without it',
    example: 'prove --base main -- npm test',
    load: async () => (await import('./prove.ts')).proveVerb,
  },
  audit: {
    description: 'Audit asset files or commands without running them',
    example: 'audit',
    load: async () => (await import('./audit.ts')).auditVerb,
  },
  explain: {
    description: 'Explain a rule, or how a command is parsed and judged and what it would run',
    example: "explain 'npm test && node check.js'",
    load: async () => (await import('./explain.ts')).explainVerb,
  },
  fix: {
    description: 'Fix asset files where it is safe; prints a diff',
    example: 'fix --base main --write',
    load: async () => (await import('./fix.ts')).fixVerb,
  },
  init: {
    description: 'Create a policy that past changes pass, and a workflow',
    example: 'init',
    load: async () => (await import('./init.ts')).initVerb,
  },
  doctor: {
    description: 'Show what the policy, the assets, the workflow and this machine lack',
    example: 'doctor',
    load: async () => (await import('./doctor.ts')).doctorVerb,
  },
  select: {
    description: 'Show which gene or capsule is selected for a set of signals, and why',
    example: 'select --signals log_error,timeout',
    load: async () => (await import('./select.ts')).selectVerb,
  },
  plan: {
    description: 'Distribute the genes that a range of commits changes over shards',
    example: 'plan --base main --shards 4',
    load: async () => (await import('./matrix.ts')).planVerb,
  },
  report: {
    description: 'Show a saved report, for example of a workflow run; exits with 0 if it can',
    example: 'report gate-report.json',
    load: async () => (await import('./report.ts')).reportVerb,
  },
  merge: {
    description: 'Combine the reports of `check --shard` into one report',
    example: 'merge part-*/gate-report.json',
    load: async () => (await import('./matrix.ts')).mergeVerb,
  },
  policy: {
    description: 'Validate a policy file and list its differences from the defaults',
    example: 'policy test',
    load: async () => (await import('./policy-test.ts')).policyVerb,
  },
  promote: {
    description: 'Decide which external Genes, Capsules and events can be promoted',
    example: 'promote --assets candidates.jsonl',
    load: async () => (await import('./promote.ts')).promoteVerb,
  },
  demo: {
    description: 'Create a sample repository with a pull request, and run the gate on it',
    example: 'demo',
    load: async () => (await import('./demo.ts')).demoVerb,
  },
  schema: {
    description: 'Print the JSON Schema of the policy, a report or a promotion',
    example: 'schema policy',
    load: async () => (await import('./schema.ts')).schemaVerb,
  },
  completion: {
    description: 'Print the completions of this command line for a shell',
    example: 'completion bash',
    load: async () => (await import('./completion.ts')).completionVerb(allCommands),
  },
};

/** Returns the verb of the first argument, loaded; for the help and for suggestions all, by name and description. */
export async function commandsFor(
  [first = '', second = '']: readonly string[],
  terminal: Terminal,
  done: Parameters<Verb>[1],
): Promise<readonly Command[]> {
  const name = first === 'help' ? second : first;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb) {
    const command = (await verb.load())(terminal, done).description(verb.description);
    return [command.addHelpText('after', `\nFor example:\n  ${terminal.name} ${verb.example}`)];
  }
  return Object.entries(VERBS).map(([each, { description }]) =>
    new Command(each).description(description),
  );
}

async function allCommands(terminal: Terminal): Promise<readonly Command[]> {
  const loaded = Object.keys(VERBS).map((verb) => commandsFor([verb], terminal, () => undefined));
  return (await Promise.all(loaded)).flat();
}
