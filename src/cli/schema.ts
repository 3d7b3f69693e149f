import { Argument, Command } from 'commander';
import * as z from 'zod';
import { policySchema } from '../policy/policy.ts';
import { promotionSchema } from '../promote/promotion.ts';
import { AGENT_TASK_VERSION, agentTaskSchema } from '../report/agent/agent-task.ts';
import { gateReportSchema } from '../report/gate-report.ts';
import { validationReportSchema } from '../report/validation-report.ts';
import { GATE_REPORT_VERSION } from '../report/version.ts';
import { doctorSchema } from '../setup/doctor-answer.ts';
import type { Verb } from './terminal.ts';

/** `gene-gate schema NAME`: prints the JSON Schema of a public format. */
export const schemaVerb: Verb = (terminal, done) =>
  new Command('schema')
    .addArgument(new Argument('<name>', 'schema').choices(JSON_SCHEMA_NAMES))
    .action((name: JsonSchemaName) => {
      terminal.print(`${JSON.stringify(jsonSchema(name), null, 2)}\n`, 'json');
      done(0);
    });

export const JSON_SCHEMA_NAMES = [
  'report',
  'validation-report',
  'agent-task',
  'promotion',
  'doctor',
  'policy',
] as const;
export type JsonSchemaName = (typeof JSON_SCHEMA_NAMES)[number];

/** `input`: a file that users write, with optional defaults; `output`: complete, written by the gate. */
const sources = {
  report: {
    schema: gateReportSchema,
    io: 'output',
    id: `urn:gene-gate:schema:report:${GATE_REPORT_VERSION}`,
    title: 'gene-gate GateReport',
  },
  'validation-report': {
    schema: validationReportSchema,
    io: 'output',
    id: `urn:gene-gate:schema:validation-report:${GATE_REPORT_VERSION}`,
    title: 'gene-gate ValidationReport',
  },
  'agent-task': {
    schema: agentTaskSchema,
    io: 'output',
    id: `urn:gene-gate:schema:agent-task:${AGENT_TASK_VERSION}`,
    title: 'gene-gate AgentTask',
  },
  promotion: {
    schema: promotionSchema,
    io: 'output',
    id: 'urn:gene-gate:schema:promotion:1',
    title: 'gene-gate promotion',
  },
  doctor: {
    schema: doctorSchema,
    io: 'output',
    id: 'urn:gene-gate:schema:doctor:1',
    title: 'gene-gate doctor',
  },
  policy: {
    schema: policySchema,
    io: 'input',
    id: 'urn:gene-gate:schema:policy:1',
    title: 'gene-gate policy',
  },
} as const satisfies Record<JsonSchemaName, unknown>;

/** Returns the JSON Schema (draft 2020-12) of a public format, as in `schema/<name>.schema.json`. */
export function jsonSchema(name: JsonSchemaName): Record<string, unknown> {
  const { schema, io, id, title } = sources[name];
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return { $schema, $id: id, title, ...rest };
}
