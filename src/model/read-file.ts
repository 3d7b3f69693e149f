import * as z from 'zod';

/** A file that the change touches and that decides what its checks mean. */
export const readFileSchema = z.object({
  path: z.string(),
  why: z.string().describe('What it decides, as a clause.'),
  new: z.boolean().describe('Whether the change adds it.'),
  bytes: z.int().nonnegative().exactOptional().describe('Its size; absent if it was deleted.'),
});
