import { z } from 'zod';

/** A schema's parts: the names of its fields, and its literal words. */
export interface Vocabulary {
  readonly fields: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** The schemas directly within a schema. */
function parts(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return [];
}

/** Every field's name and every literal word in these schemas, at any depth. */
export function vocabularyOf(...schemas: readonly unknown[]): Vocabulary {
  const fields = new Set<string>();
  const words = new Set<string>();
  const visit = (schema: unknown): void => {
    if (schema instanceof z.ZodObject) for (const field of Object.keys(schema.shape)) fields.add(field);
    if (schema instanceof z.ZodEnum) for (const option of schema.options) words.add(`${option}`);
    if (schema instanceof z.ZodLiteral) for (const value of schema.values) words.add(`${value}`);
    for (const part of parts(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return { fields, words };
}

/** The fields of the first object within a schema, through lists and nullables. Throws if there is none. */
export function objectIn(schema: unknown): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  const [only] = parts(schema);
  if (only === undefined) throw new Error('no object in there');
  return objectIn(only);
}
