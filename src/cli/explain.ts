import { Command } from 'commander';
import { explainRule } from '../audit/explain.ts';
import type { Verb } from './main.ts';

/** `gene-gate explain RULE`: the documentation of a rule, as on its page. */
export const explainVerb: Verb = (terminal, done) =>
  new Command('explain')
    .description('Say what a rule finds, why it matters, and what to write instead.')
    .argument('<rule>', 'the id of a rule, as reports name it')
    .action((rule: string) => {
      terminal.print(explainRule(rule));
      done(0);
    });
