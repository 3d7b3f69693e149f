import { Argument, Command } from 'commander';
import { JSON_SCHEMA_NAMES, type JsonSchemaName, jsonSchema } from './json-schema.ts';
import type { Verb } from './verb.ts';

/** `gene-gate schema NAME`: the JSON Schema of a public contract, for editors and readers. */
export const schemaVerb: Verb = (terminal, done) =>
  new Command('schema')
    .description('Print the JSON Schema of the policy file, of a report or of a promotion.')
    .addArgument(new Argument('<name>', 'which schema').choices(JSON_SCHEMA_NAMES))
    .action((name: JsonSchemaName) => {
      terminal.print(`${JSON.stringify(jsonSchema(name), null, 2)}\n`);
      done(0);
    });
