import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import description from './requests.json' with { type: 'json' };

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
  /** The value may hold slashes, as a branch's name does. */
  readonly 'x-multi-segment'?: boolean;
}

interface Description {
  readonly parameters: readonly Parameter[];
  readonly body?: object;
}

interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly names: readonly string[];
  readonly parameters: ValidateFunction;
  readonly body: ValidateFunction | undefined;
}

const ajv = new Ajv({ strict: false, allErrors: true });
/** Parameters arrive as text. */
const ajvOfText = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
for (const one of [ajv, ajvOfText]) addFormats.default(one);

const OPERATIONS = Object.entries<Description>(description.operations).map(([name, operation]) =>
  compile(name, operation),
);

function compile(operation: string, { parameters, body }: Description): Operation {
  const [method = '', template = ''] = operation.split(' ');
  const inPath = new Map(parameters.filter((it) => it.in === 'path').map((it) => [it.name, it]));
  const pattern = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    inPath.get(name)?.['x-multi-segment'] ? '(.+)' : '([^/]+)',
  );
  return {
    method,
    path: new RegExp(`^${pattern}$`),
    names: [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    parameters: ajvOfText.compile({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, closed(schema)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }),
    body: body && ajv.compile(closed(body) as object),
  };
}

/**
 * A schema that takes no other properties than the described ones, so that a misspelt one is found,
 * and that says `nullable`, which is OpenAPI's own word, as JSON Schema does.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  const strict = 'properties' in rest ? { additionalProperties: false, ...rest } : rest;
  return nullable === true ? { anyOf: [strict, { type: 'null' }] } : strict;
}

/**
 * Holds one request against GitHub's own OpenAPI description of its REST API.
 *
 * @param body the parsed body; undefined if the request has none
 * @returns what is wrong with it; GraphQL is not described there, and never wrong here
 */
export function requestProblems(method: string, url: URL, body: unknown): string[] {
  const { pathname, searchParams } = url;
  if (pathname === '/graphql') return [];
  for (const operation of OPERATIONS) {
    const match = operation.method === method ? operation.path.exec(pathname) : null;
    if (match === null) continue;
    const captured = operation.names.map((name, index) => [
      name,
      decodeURIComponent(match[index + 1] ?? ''),
    ]);
    const given = { ...Object.fromEntries(captured), ...Object.fromEntries(searchParams) };
    return [...problems(operation.parameters, given), ...bodyProblems(operation, body)];
  }
  return [`no operation ${method} ${pathname} is described`];
}

function bodyProblems({ body: validate }: Operation, body: unknown): string[] {
  if (validate === undefined) return body === undefined ? [] : ['there must be no body'];
  return problems(validate, body);
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath.slice(1), message, Object.values(params).join(' ')].filter(Boolean).join(' '),
  );
}
