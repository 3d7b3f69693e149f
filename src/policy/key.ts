import * as z from 'zod';
import { higherIsStricter, lowerIsStricter, type Strictness } from './strictness.ts';

/** An input of the action that can only tighten a key of the policy. */
export interface TighteningInput {
  /** The name in action.yml. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** The policy value with which any input counts. */
  readonly open?: unknown;
}

/** Only the last two properties are optional, so none can be forgotten. */
interface Declaration<S extends z.ZodType, I> {
  readonly schema: S;
  readonly default: z.core.util.NoUndefined<z.output<S>>;
  readonly description: string;
  /** How two values compare: for combining the policies of branches, and for {@link input}. */
  readonly strictness: Strictness<z.output<S>>;
  readonly input?: I;
  readonly example?: z.input<S>;
}

export interface Key<S extends z.ZodType = z.ZodType, I = TighteningInput | undefined> {
  readonly schema: z.ZodDefault<S>;
  /** Accepts only values of {@link schema}. */
  readonly strictness: Strictness<unknown>;
  readonly input: I;
}

export type Keys = Readonly<Record<string, Key>>;

/** A key that contains only other keys; two values compare key by key. */
export interface Section<K extends Keys = Keys> {
  readonly schema: z.ZodPrefault<SectionObject<K>>;
  readonly keys: K;
}

type SectionObject<K extends Keys> = z.ZodObject<Shape<K>, z.core.$strict>;

type Shape<K extends Readonly<Record<string, Key | Section>>> = {
  [Name in keyof K]: K[Name]['schema'];
};

export function key<S extends z.ZodType, const I extends TighteningInput | undefined = undefined>(
  declaration: Declaration<S, I>,
): Key<S, I> {
  const { schema, description, strictness, input, example } = declaration;
  const described = schema.default(declaration.default).describe(description);
  return {
    schema: example === undefined ? described : described.meta({ examples: [example] }),
    strictness: strictness as Strictness<unknown>,
    input: input as I,
  };
}

type NumberSchema = z.ZodType<number, number>;

/** A number of which a lower one is stricter. */
export function upperLimit(schema: NumberSchema, value: number, description: string) {
  return key({ schema, default: value, description, strictness: lowerIsStricter });
}

/** A number of which a higher one is stricter. */
export function lowerLimit(schema: NumberSchema, value: number, description: string) {
  return key({ schema, default: value, description, strictness: higherIsStricter });
}

/** @param refine adds constraints between the values of several keys */
export function section<const K extends Keys>(
  description: string,
  keys: K,
  refine: (object: SectionObject<K>) => SectionObject<K> = (object) => object,
): Section<K> {
  // An empty section is complete: every key has a default.
  const empty = {} as z.input<SectionObject<K>>;
  return { schema: refine(objectOf(keys)).prefault(empty).describe(description), keys };
}

export function objectOf<K extends Readonly<Record<string, Key | Section>>>(
  keys: K,
): z.ZodObject<Shape<K>, z.core.$strict> {
  const shape = Object.entries(keys).map(([name, { schema }]) => [name, schema]);
  return z.strictObject(Object.fromEntries(shape) as Shape<K>);
}

/** Returns the keys with a value, in order, by path: `limits.budget_seconds`. */
export function keysByPath(
  keys: Readonly<Record<string, Key | Section>>,
): ReadonlyMap<string, Key> {
  const paths = Object.entries(keys).flatMap(([name, each]): [string, Key][] =>
    'keys' in each
      ? Object.entries(each.keys).map(([inner, value]) => [`${name}.${inner}`, value])
      : [[name, each]],
  );
  return new Map(paths);
}

/** By input name. */
export function inputSchemas<K extends Readonly<Record<string, Key | Section>>>(
  keys: K,
): InputSchemas<K> {
  const inputs = [...keysByPath(keys).values()].flatMap(({ input }) => input ?? []);
  return Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])) as InputSchemas<K>;
}

type InputSchemas<K> = {
  [Each in Tightenable<K[keyof K]> as Each['input']['name']]: Each['input']['schema'];
};

/** By the names of the inputs. */
export type TighteningInputs<K> = {
  readonly [Each in Tightenable<K[keyof K]> as Each['input']['name']]?:
    | z.output<Each['schema']>
    | undefined;
};

type Tightenable<Each> =
  Each extends Section<infer K>
    ? Tightenable<K[keyof K]>
    : Each extends Key<z.ZodType, TighteningInput>
      ? Each
      : never;
