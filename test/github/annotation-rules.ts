import * as z from 'zod';
import { invalid } from './refusal.ts';

/** GitHub's annotation storage supports only the Basic Multilingual Plane. */
const text = z.string().refine((value) => !/[\u{10000}-\u{10ffff}]|\p{Cs}/u.test(value), {
  message: 'Only characters up to U+FFFF are allowed',
});
const position = z.int().min(1);

const annotationSchema = z
  .object({
    path: text.min(1).refine((path) => !path.startsWith('/'), { message: 'Path must be relative' }),
    start_line: position,
    end_line: position,
    start_column: position.optional(),
    end_column: position.optional(),
    annotation_level: z.enum(['notice', 'warning', 'failure']),
    message: text.min(1).refine((value) => Buffer.byteLength(value) <= 64 * 1024, {
      message: 'Only 64 KB are allowed',
    }),
    title: text.max(255).optional(),
    raw_details: text.optional(),
  })
  .refine(({ start_line, end_line }) => start_line <= end_line, {
    message: 'end_line is before start_line',
  })
  .refine(
    ({ start_line, end_line, start_column, end_column }) =>
      start_line === end_line || (start_column === undefined && end_column === undefined),
    { message: 'Columns are only allowed on one line' },
  )
  .refine(({ start_column = 1, end_column = start_column }) => start_column <= end_column, {
    message: 'end_column is before start_column',
  });

export type StoredAnnotation = z.infer<typeof annotationSchema>;

/** @throws Refusal 422 for a list that GitHub would reject; the list is stored completely or not at all */
export function checkAnnotations(value: unknown): StoredAnnotation[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid('annotations is not an array.');
  return value.map((item, index) => {
    const read = annotationSchema.safeParse(item);
    if (read.success) return read.data;
    throw invalid(`annotations[${index}]: ${z.prettifyError(read.error)}`);
  });
}
