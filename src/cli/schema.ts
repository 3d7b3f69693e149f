import { Argument, Command } from 'commander';
import * as z from 'zod';
import { policySchema } from '../policy/policy.ts';
import { PROMOTION_VERSION, promotionSchema } from '../promote/promotion.ts';
import { AGENT_TASK_VERSION, agentTaskSchema } from '../report/agent/agent-task.ts';
import { gateReportSchema } from '../report/gate-report.ts';
import { validationReportSchema } from '../report/validation-report.ts';
import { GATE_REPORT_VERSION } from '../report/version.ts';
import { DOCTOR_VERSION, doctorSchema } from '../setup/doctor-answer.ts';
import type { Verb } from './terminal.ts';

/** `gene-gate schema NAME`: prints the JSON Schema of a public format. */
export const schemaVerb: Verb = (terminal, done) =>
  new Command('schema')
    .addArgument(new Argument('<name>', 'schema').choices(JSON_SCHEMA_NAMES))
    .action((name: JsonSchemaName) => {
      terminal.print(`${JSON.stringify(jsonSchema(name), null, 2)}\n`, 'json');
      done(0);
    });

const SOURCES = {
  report: { schema: gateReportSchema, title: 'GateReport', version: GATE_REPORT_VERSION },
  'validation-report': {
    schema: validationReportSchema,
    title: 'ValidationReport',
    version: GATE_REPORT_VERSION,
  },
  'agent-task': { schema: agentTaskSchema, title: 'AgentTask', version: AGENT_TASK_VERSION },
  promotion: { schema: promotionSchema, title: 'promotion', version: PROMOTION_VERSION },
  doctor: { schema: doctorSchema, title: 'doctor', version: DOCTOR_VERSION },
  policy: { schema: policySchema, title: 'policy', version: 1 },
} as const;

export type JsonSchemaName = keyof typeof SOURCES;
export const JSON_SCHEMA_NAMES = Object.keys(SOURCES) as readonly JsonSchemaName[];

/** Returns the JSON Schema (draft 2020-12) of a public format, as in `schema/<name>.schema.json`. */
export function jsonSchema(name: JsonSchemaName): Record<string, unknown> {
  const { schema, title, version } = SOURCES[name];
  // Users write policies, with optional defaults; all else is complete, and written by the gate.
  const io = name === 'policy' ? 'input' : 'output';
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  const $id = `urn:gene-gate:schema:${name}:${version}`;
  return { $schema, $id, title: `gene-gate ${title}`, ...rest };
}
