import type * as z from 'zod';

/** The parts of a zod definition that contain other schemas. */
interface Definition {
  readonly shape?: z.core.$ZodShape;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** Returns the keys that a schema allows in the object at a path; empty if it is not an object. */
export function knownKeys(root: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const schema = path.reduce<z.core.$ZodType | undefined>(
    (outer, key) => outer && schemaAt(outer, String(key)),
    root,
  );
  return Object.keys((schema && definitionOf(schema).shape) ?? {});
}

function schemaAt(outer: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { shape, element, valueType } = definitionOf(outer);
  return shape?.[key] ?? element ?? valueType;
}

/** Unwraps the defaults around a schema; of a union, returns the variant that has keys. */
function definitionOf(schema: z.core.$ZodType): Definition {
  const definition = schema._zod.def as Definition;
  if (definition.innerType) return definitionOf(definition.innerType);
  return definition.options?.map(definitionOf).find(({ shape }) => shape) ?? definition;
}
