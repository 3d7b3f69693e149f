import * as z from 'zod';
import type { Strictness } from './strictness.ts';

/** An input of the action that may make a key of the policy stricter, and never looser. */
export interface TighteningInput {
  /** As in action.yml. */
  readonly name: string;
  /** Reads the text of the input. */
  readonly schema: z.ZodType;
  /** The value of the policy that leaves the key to the input. */
  readonly open?: unknown;
}

/** What is declared of a key. Only the last two may be left out, so that nothing else is forgotten. */
interface Declaration<S extends z.ZodType, I> {
  readonly schema: S;
  readonly default: z.core.util.NoUndefined<z.output<S>>;
  /** What the key says, for people. */
  readonly description: string;
  /** How two values compare: for branches whose policies are combined, and for {@link input}. */
  readonly strictness: Strictness<z.output<S>>;
  readonly input?: I;
  /** A value to show where the default is empty. */
  readonly example?: z.input<S>;
}

/** A key of the policy with a value of its own. */
export interface Key<S extends z.ZodType = z.ZodType, I = TighteningInput | undefined> {
  readonly schema: z.ZodDefault<S>;
  /** Takes values of {@link schema} only. */
  readonly strictness: Strictness<unknown>;
  readonly input: I;
}

/** The keys of a section, or of the policy, by their names. */
export type Keys = Readonly<Record<string, Key>>;

/** A key that has only keys of its own: two values compare as each of these does. */
export interface Section<K extends Keys = Keys> {
  readonly schema: z.ZodPrefault<SectionObject<K>>;
  readonly keys: K;
}

type SectionObject<K extends Keys> = z.ZodObject<Shape<K>, z.core.$strict>;

type Shape<K extends Readonly<Record<string, Key | Section>>> = {
  [Name in keyof K]: K[Name]['schema'];
};

/** Declares a key of the policy file, in the one place where all of it is said. */
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

/**
 * Declares a section of the policy file.
 *
 * @param refine adds what must hold between the values of several keys
 */
export function section<const K extends Keys>(
  description: string,
  keys: K,
  refine: (object: SectionObject<K>) => SectionObject<K> = (object) => object,
): Section<K> {
  // Nothing is missing in an empty section: every key has a default.
  const empty = {} as z.input<SectionObject<K>>;
  return { schema: refine(objectOf(keys)).prefault(empty).describe(description), keys };
}

/** The schema of an object with these keys and no others. */
export function objectOf<K extends Readonly<Record<string, Key | Section>>>(
  keys: K,
): z.ZodObject<Shape<K>, z.core.$strict> {
  const shape = Object.entries(keys).map(([name, { schema }]) => [name, schema]);
  return z.strictObject(Object.fromEntries(shape) as Shape<K>);
}

/** The keys that have a value, in their order, by their paths from the root: `limits.budget_seconds`. */
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

/** The schemas of the inputs that may tighten one of these keys, by the names of the inputs. */
export function inputSchemas<K extends Readonly<Record<string, Key | Section>>>(
  keys: K,
): InputSchemas<K> {
  const inputs = [...keysByPath(keys).values()].flatMap(({ input }) => input ?? []);
  return Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])) as InputSchemas<K>;
}

type InputSchemas<K> = {
  [Each in Tightenable<K[keyof K]> as Each['input']['name']]: Each['input']['schema'];
};

/** Values of these keys, by the names of the inputs that may tighten them. */
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
